import { botById, decide } from "@rifthall/bots";
import { gameById } from "@rifthall/games";
import {
  afterMatch,
  type Chronicle,
  campaignFor,
  campaignsOf,
  newChronicle,
  type Opened,
  optionsOf,
} from "@rifthall/host";
import { type Game, type MatchOptions, readOptions } from "@rifthall/kernel/game";
import { type Seat, seatList } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { Match } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import { look } from "@rifthall/kernel/view";

const TRIES = 30;

/** A campaign of which a bot has played these matches with these who go, each until it went as wished. */
export function campaigned(
  id: string,
  title: string,
  matches: readonly (readonly [match: string, won: boolean])[],
  bearers: readonly string[],
): Chronicle {
  const game = gameById(id) as Game;
  const content = game.content([]);
  let opened = newChronicle(game, content, campaignsOf(game).begin(content, title, readOptions(game.options, {})));
  for (const [match, won] of matches) opened = playedOn(opened, match, bearers, won);
  return opened.chronicle;
}

/** A campaign with a match under way that the given answer wins. */
export function nearlyWon(
  id: string,
  title: string,
  match: string,
  bearers: readonly string[],
): { readonly file: Chronicle; readonly last: number } {
  const { last, played, ...rest } = campaigned(id, title, [[match, true]], bearers);
  const [one] = played;
  if (!one?.record || !last) throw new Error("nothing was kept of it");
  const { record } = one;
  const answer = record.inputs.at(-1);
  const inputs = record.inputs.slice(0, -1);
  const checks = record.checks.slice(0, Math.floor(inputs.length / 16) * 4);
  const underway = { match, record: { ...record, inputs, checks } };
  const file = { ...rest, campaign: last.before, underway, played: [] };
  return { file, last: typeof answer === "number" ? answer : (answer as readonly [number, number])[1] };
}

function playedOn(opened: Opened, match: string, bearers: readonly string[], won: boolean): Opened {
  const { game, content, chronicle } = opened;
  const bot = botById(won ? "greedy" : "random");
  const chosen = campaignsOf(game)
    .matches(content, chronicle.campaign, "en")
    .find((one) => one.id === match);
  if (!bot || !chosen) throw new Error(`there is no ${match}`);
  const given: MatchOptions = { difficulty: won ? "easy" : "hard", ...campaignsOf(game).party(bearers) };
  const options = readOptions(game.options, optionsOf(chosen, given));
  for (let i = 0; i < TRIES; i++) {
    const campaign = campaignFor(chronicle, match);
    const played = new Match(game, { content, seats: bearers.length, options, seed: `${match} ${i}`, campaign });
    const eyes = game.create(played.start);
    const dice = new Dice(i);
    while (!played.over) {
      const [seat] = seatList(asked(played.state)) as [Seat];
      played.choose(seat, decide(bot, game, played.start, look(game, played.state, seat, eyes), {}, dice).index);
    }
    const outcome = game.outcome(played.state);
    if (outcome.winners.length > 0 === won) return afterMatch(opened, match, outcome, played.record());
  }
  throw new Error(`${match} never went so`);
}
