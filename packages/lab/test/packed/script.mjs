// Run in a project that has nothing but the tarballs: what somebody would do first with the library.
import { botById, decide } from "@rifthall/bots";
import { gameById } from "@rifthall/games";
import { decodeLink, encodeLink, Host } from "@rifthall/host";
import { readOptions } from "@rifthall/kernel/game";
import { seatList } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { Match, optionList } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import { look, resample } from "@rifthall/kernel/view";
import { design, run, summarize } from "@rifthall/lab";
import { checkPack } from "@rifthall/packs";

const game = gameById("riftforce");
const PACK = `
pack: band
game: riftforce
guilds:
  - guild: brass
    name: { en: Brass, de: Blech }
    activate: [{ damage: 1, to: first enemy here }]
`;
const { pack, problems } = checkPack(PACK, "band.yaml");
const content = game.content([pack]);
const start = { content, seats: 2, options: readOptions(game.options, {}), seed: "packed" };
const match = new Match(game, start);
const [seat] = seatList(asked(match.state));
const options = optionList(match.state, seat).length;
match.choose(seat, 0);

const [next] = seatList(asked(match.state));
const view = look(game, match.state, next, game.create(start));
const table = resample(game, view, new Dice(1), game.create(start));
const found = decide(botById("search"), game, start, view, { iterations: 50 }, new Dice(2));
match.choose(next, found.index);

const link = encodeLink(game, match.record(), content);
const read = decodeLink(link, [game], () => content);
const host = new Host(game, start, [{ is: "person" }, { is: "bot", level: "novice" }], () => "again");

const players = [{ level: "random" }, { level: "novice" }];
const experiment = design({ game, packs: [], options: {}, players, matches: 2, seed: "packed" });
const played = await run(experiment, { workers: 1, now: () => performance.now() });

console.log(
  JSON.stringify({
    options,
    resampled: optionList(table, next).length,
    visits: found.visits,
    inputs: read.inputs.length,
    guild: game.cards(content, "en").some((card) => card.id.startsWith("brass")),
    prompt: host.decision(0, "en").prompt,
    problems,
    played: summarize(experiment, played).cells[0].played,
  }),
);
