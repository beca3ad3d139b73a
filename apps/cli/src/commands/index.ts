import { botNames, levels } from "@rifthall/bots";
import { games } from "@rifthall/games";
import type { Game } from "@rifthall/kernel/game";
import type { Command } from "commander";
import { engineCommand } from "../engine/index.js";
import { examples } from "../help.js";
import type { PlayArgs } from "../play/opening.js";
import type { Call } from "../program.js";
import { addAdmin } from "./admin.js";
import { benchCommand } from "./bench.js";
import { addCampaigns } from "./campaign/index.js";
import { cardLanguages, cardsCommand } from "./cards.js";
import { type DeckArgs, deckCheck, deckEncode, deckShow } from "./deck.js";
import { type FitArgs, fitCommand } from "./fit.js";
import { addOptionFlags, gameOptions, optionFlags } from "./flags.js";
import { forgeCommand } from "./forge.js";
import { type FuzzArgs, fuzzCommand } from "./fuzz.js";
import { type LabArgs, labCommand } from "./lab.js";
import { type LabWorkerArgs, labWorkerCommand } from "./labworker.js";
import { hasNames } from "./naming.js";
import { packsCheck, packsSchema } from "./packs.js";
import { playCommand } from "./play.js";
import { replayCommand } from "./replay.js";
import { rulesCommand } from "./rules.js";
import { type ServeArgs, serveCommand } from "./serve.js";
import { startCommand } from "./start.js";

/** The game that examples are given with: the first on the list. */
const [SAMPLE] = games as readonly [Game];
const aFlag = (game: Game): string => game.options.find((o) => o.type === "flag")?.name ?? "";

/** The names of a match as flags. */
const someNames = (game: Game): string =>
  game.options.flatMap((o) => (o.type === "name" ? [`--${o.name} ${o.values.at(-1)}`] : [])).join(" ");

/** The game that examples about decks are given with, and a ready deck of it; only help needs its cards. */
const BUILT = games.find((game) => game.decks) ?? SAMPLE;
const aDeck = (): string => BUILT.decks?.ready(BUILT.content([]))[0]?.id ?? "";

/** Declares every command; what it does lives in its own file. */
export function addCommands(program: Command, call: Call): void {
  const { about } = call.texts;
  program.helpCommand(false);
  program.addHelpText(
    "after",
    examples(call.texts, [
      "npm run cli",
      `rifthall play ${SAMPLE.id} --seats person,master`,
      "rifthall replay match.json",
      "rifthall play --help",
    ]),
  );
  addPlay(program, call);
  program
    .command("start")
    .description(about.start)
    .addHelpText("after", examples(call.texts, ["npm run cli", "rifthall start --lang de"]))
    .action(async () => {
      call.code = await startCommand(call.terminal, call.language);
    });
  program
    .command("serve")
    .description(about.serve)
    .option("--port <n>", about.servePort)
    .option("--lan", about.serveLan)
    .option("--data <folder>", about.serveData)
    .option("--origin <address>", about.serveOrigin, several)
    .option("--proxies <n>", about.serveProxies)
    .option("--log <level>", about.serveLog)
    .option("--words <file>", about.serveWords)
    .addHelpText("after", examples(call.texts, ["rifthall serve", "rifthall serve --lan --port 8080"]))
    .action(async (args: ServeArgs) => {
      call.code = await serveCommand(call, args);
    });
  program
    .command("replay")
    .description(about.replay)
    .argument("<file>", about.recordFile)
    .addHelpText("after", examples(call.texts, ["rifthall replay match.json", "rifthall replay match.json | less"]))
    .action(async (file: string) => {
      call.code = await replayCommand(call.terminal, call.language, file);
    });
  addAdmin(program, call);
  addReading(program, call);
  addDecks(program, call);
  addCampaigns(program, call);
  addTools(program, call);
}

/** Instead of a game: forged positions of all of them. */
const FORGE = "forge";

const several = (word: string, list: readonly string[] | undefined): string[] => [...(list ?? []), word];

function addPlay(program: Command, call: Call): void {
  const { about } = call.texts;
  const play = program
    .command("play")
    .description(about.play)
    .argument("[game]", about.game)
    .option("--mode <mode>", `${about.mode} (${[...new Set(games.flatMap((g) => g.modes))].join(", ")})`)
    .option("--seats <list>", about.seats(levels.map((b) => b.id).join(", ")))
    .option("--seed <text>", about.seed)
    .option("--option <name=value>", about.option, several)
    .option("--pack <file>", about.pack, several)
    .option("--resume <file>", about.resume)
    .option("--fast", about.fast)
    .addHelpText("after", ({ command }) => gameOptions(call, named(command.args)))
    .addHelpText(
      "after",
      examples(call.texts, [
        `rifthall play ${SAMPLE.id}`,
        `rifthall play ${SAMPLE.id} --seats person,person`,
        `rifthall play ${SAMPLE.id} --mode ${SAMPLE.modes.at(-1)}`,
        `rifthall play ${SAMPLE.id} --option ${aFlag(SAMPLE)}=true --seed tuesday`,
        `rifthall play ${SAMPLE.id} --pack my-pack.yaml`,
        ...games.filter(hasNames).map((game) => `rifthall play ${game.id} ${someNames(game)}`),
      ]),
    )
    .action(async (game: string | undefined, args: PlayArgs) => {
      const option = [...(args.option ?? []), ...optionFlags({ ...args }, ["mode"])];
      call.code = await playCommand(call.terminal, call.language, game, { ...args, option });
    });
  addOptionFlags(play);
}

/** The games that were named, or else all. */
function named(words: readonly string[]): readonly Game[] {
  const meant = games.filter(({ id }) => words.includes(id));
  return meant.length > 0 ? meant : games;
}

function addReading(program: Command, call: Call): void {
  const { about } = call.texts;
  program
    .command("cards")
    .description(about.cards)
    .argument("<game>", about.game)
    .option("--lang <language>", about.cardLang)
    .option("--pack <file>", about.pack, several)
    .addHelpText(
      "after",
      examples(call.texts, [
        `rifthall cards ${SAMPLE.id}`,
        `rifthall cards ${SAMPLE.id} --lang both`,
        `rifthall cards ${SAMPLE.id} --pack my-pack.yaml`,
      ]),
    )
    .action((game: string, { lang, pack }: { lang?: string; pack?: string[] }) => {
      call.code = cardsCommand(call.terminal, cardLanguages(lang, call.language), game, pack);
    });
  program
    .command("rules")
    .description(about.rules)
    .argument("<game>", about.game)
    .argument("[word]", about.searchRules)
    .addHelpText(
      "after",
      examples(call.texts, [
        `rifthall rules ${SAMPLE.id}`,
        `rifthall rules ${SAMPLE.id} ${Object.keys(SAMPLE.rulebook)[0]}`,
        `rifthall rules ${SAMPLE.id} discard`,
      ]),
    )
    .action((game: string, word: string | undefined) => {
      call.code = rulesCommand(call.terminal, call.language, game, word);
    });
  const packs = program.command("packs").description(about.packs);
  packs.addHelpText(
    "after",
    examples(call.texts, ["rifthall packs check my-pack.yaml", `rifthall packs schema ${SAMPLE.id} > schema.json`]),
  );
  packs
    .command("check")
    .description(about.packsCheck)
    .argument("<files...>", about.packFiles)
    .addHelpText("after", examples(call.texts, ["rifthall packs check packs/*.yaml"]))
    .action((files: string[]) => {
      call.code = packsCheck(call.terminal, call.language, files);
    });
  packs
    .command("schema")
    .description(about.packsSchema)
    .argument("<game>", about.game)
    .addHelpText("after", examples(call.texts, [`rifthall packs schema ${SAMPLE.id} > schema.json`]))
    .action((game: string) => {
      call.code = packsSchema(call.terminal, game);
    });
}

function addDecks(program: Command, call: Call): void {
  const { about } = call.texts;
  const { terminal, language } = call;
  const deck = program.command("deck").description(about.deck);
  const game = BUILT.id;
  deck.addHelpText("after", () =>
    examples(call.texts, [`rifthall deck check ${game} ${aDeck()}`, `rifthall deck show ${game} @my-deck.txt`]),
  );
  const add = (name: string, description: string, source: string, lines: () => readonly string[]): Command =>
    deck
      .command(name)
      .description(description)
      .argument("<game>", about.game)
      .argument(source, about.deckSource)
      .option("--pack <file>", about.pack, several)
      .option("--json", about.json)
      .addHelpText("after", () => examples(call.texts, lines()));
  add("check", about.deckCheck, "<deck>", () => [
    `rifthall deck check ${game} @my-deck.txt`,
    `rifthall deck check ${game} - --json < my-deck.txt`,
  ]).action(async (id: string, source: string, args: DeckArgs) => {
    call.code = await deckCheck(terminal, language, id, source, args);
  });
  add("show", about.deckShow, "[deck]", () => [
    `rifthall deck show ${game}`,
    `rifthall deck show ${game} ${aDeck()} --lang de`,
  ]).action(async (id: string, source: string | undefined, args: DeckArgs) => {
    call.code = await deckShow(terminal, language, id, source, args);
  });
  add("encode", about.deckEncode, "<deck>", () => [
    `rifthall deck encode ${game} @my-deck.txt`,
    `CODE=$(rifthall deck encode ${game} @my-deck.txt)`,
    `rifthall play ${game} --option decks=$CODE/${aDeck()}`,
  ]).action(async (id: string, source: string, args: DeckArgs) => {
    call.code = await deckEncode(terminal, language, id, source, args);
  });
}

function addTools(program: Command, call: Call): void {
  const { about } = call.texts;
  program
    .command("engine")
    .description(about.engine)
    .addHelpText("after", examples(call.texts, [`echo '{"id":1,"op":"hello"}' | rifthall engine`]))
    .action(() => engineCommand());
  const fuzz = program
    .command("fuzz")
    .description(about.fuzz)
    .argument("<game>", about.fuzzGame)
    .option("--matches <n>", `${about.matches} (1000)`)
    .option("--seed <text>", about.seed)
    .option("--mode <mode>", about.fuzzMode)
    .option("--every <n>", about.fuzzEvery)
    .option("--option <name=value>", about.option, several)
    .addHelpText(
      "after",
      examples(call.texts, [
        `rifthall fuzz ${SAMPLE.id}`,
        `rifthall fuzz ${SAMPLE.id} --matches 20000 --seed tuesday`,
        `rifthall fuzz ${FORGE}`,
      ]),
    )
    .action((game: string, args: FuzzArgs) => {
      const option = [...(args.option ?? []), ...optionFlags({ ...args }, ["mode"])];
      call.code =
        game === FORGE
          ? forgeCommand(call.terminal, call.language, args)
          : fuzzCommand(call.terminal, call.language, game, { ...args, option });
    });
  addOptionFlags(fuzz);
  addLab(program, call);
  program
    .command("bench")
    .description(about.bench)
    .argument("[words...]")
    .allowUnknownOption()
    .passThroughOptions()
    .addHelpText("after", examples(call.texts, ["rifthall bench"]))
    .action(async (words: string[]) => {
      call.code = await benchCommand(call.language, words);
    });
}

function addLab(program: Command, call: Call): void {
  const { about } = call.texts;
  const lab = program
    .command("lab")
    .description(about.lab)
    .argument("<game>", about.game)
    .option("--matches <n>", `${about.labMatches} (400)`)
    .option("--until <percent>", about.labUntil)
    .option("--levels <list>", about.labLevels(botNames.join(", ")))
    .option("--against <commit>", about.labAgainst)
    .option("--round-robin <decks>", about.labDecks)
    .option("--seats <n>", about.labSeats)
    .option("--mode <mode>", about.mode)
    .option("--option <name=value>", about.option, several)
    .option("--pack <file>", about.pack, several)
    .option("--seed <text>", `${about.labSeed} (lab)`)
    .option("--workers <n>", about.workers)
    .option("--queue <address>", about.labQueue)
    .option("--out <folder>", about.labOut)
    .addHelpText("after", ({ command }) => gameOptions(call, named(command.args)))
    .addHelpText(
      "after",
      examples(call.texts, [
        `rifthall lab ${SAMPLE.id} --matches 2000 --out report`,
        `rifthall lab ${SAMPLE.id} --levels adept,search:200 --matches 400 --until 60`,
        `rifthall lab ${SAMPLE.id} --levels adept --against HEAD~20 --until 75`,
        ...games.filter(hasNames).map((game) => `rifthall lab ${game.id} ${someNames(game)}`),
        ...games.filter((game) => game.decks).map((game) => `rifthall lab ${game.id} --round-robin all --out decks`),
      ]),
    )
    .action(async (game: string, args: LabArgs) => {
      const option = [...(args.option ?? []), ...optionFlags({ ...args }, ["mode"])];
      call.code = await labCommand(call.terminal, call.language, game, { ...args, option });
    });
  addOptionFlags(lab);
  const fit = lab
    .command("fit")
    .description(about.fit)
    .argument("<game>", about.game)
    .option("--matches <n>", `${about.fitMatches} (2000)`)
    .option("--rounds <n>", `${about.fitRounds} (5)`)
    .option("--stray <percent>", `${about.fitStray} (15)`)
    .option("--levels <bot>", about.labLevels(botNames.join(", ")))
    .option("--mode <mode>", about.mode)
    .option("--option <name=value>", about.option, several)
    .option("--pack <file>", about.pack, several)
    .option("--seed <text>", `${about.labSeed} (fit)`)
    .option("--workers <n>", about.workers)
    .option("--out <folder>", about.fitOut)
    .addHelpText("after", examples(call.texts, [`rifthall lab fit ${SAMPLE.id} --rounds 4 --out learned`]))
    .action(async (game: string, args: FitArgs) => {
      const option = [...(args.option ?? []), ...optionFlags({ ...args }, ["mode"])];
      call.code = await fitCommand(call.terminal, call.language, game, { ...args, option });
    });
  addOptionFlags(fit);
  lab
    .command("worker")
    .description(about.labWorker)
    .option("--queue <address>", about.labQueue)
    .option("--workers <n>", about.workers)
    .addHelpText("after", examples(call.texts, ["rifthall lab worker --queue redis://machine:6379/0"]))
    .action(async (args: LabWorkerArgs) => {
      call.code = await labWorkerCommand(call.terminal, call.language, args);
    });
}
