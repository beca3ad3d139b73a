import { games } from "@rifthall/games";
import { type Game, type Language, type MatchOptions, readOptions } from "@rifthall/kernel/game";
import type { Terminal } from "../terminal.js";
import { type Texts, textsOf } from "../text/index.js";
import { demo } from "./demo.js";
import { askDecks, askNames } from "./naming.js";
import { type PlayArgs, playCommand } from "./play.js";

interface Entry {
  readonly line: string;
  readonly game: Game;
  readonly args: PlayArgs;
}

/** What `npm run cli` opens: Enter sits down to a match at once. Where nobody can type, two bots show one. */
export async function startCommand(terminal: Terminal, language: Language): Promise<number> {
  if (!terminal.interactive) return demo(terminal, language);
  let speaking = language;
  terminal.clear();
  for (;;) {
    const texts = textsOf(speaking);
    const entries = games.flatMap((game) => entriesOf(game, texts));
    terminal.print(menu(terminal, texts, speaking, entries));
    const typed = (await terminal.read(texts.prompt))?.toLowerCase() ?? "q";
    if (typed === "q") break;
    const entry = entries[typed === "" ? 0 : Number(typed) - 1];
    if (typed === "l") speaking = speaking === "en" ? "de" : "en";
    if (entry && !(await sitDown(terminal, speaking, entry))) break;
    if (entry || typed === "l") terminal.clear();
    else terminal.print(` ${texts.menuUnknown}`);
  }
  terminal.print(` ${textsOf(speaking).bye}`);
  return 0;
}

/** Asks what is left open and plays. False when there is no more input. */
async function sitDown(terminal: Terminal, language: Language, { game, args }: Entry): Promise<boolean> {
  const names = await askNames(terminal, language, game, args.mode ?? "");
  const people = args.seats?.split(",").length ?? 1;
  const decks = names && (await askDecks(terminal, language, game, people));
  if (!names || !decks) return false;
  await playCommand(terminal, language, game.id, { ...args, option: [...names, ...decks] });
  return true;
}

/** One line for each mode, with a person at the first seat, and one for two people. */
function entriesOf(game: Game, texts: Texts): Entry[] {
  const title = (mode: string): string => texts.modes[mode] ?? mode;
  const against = game.modes.map((mode) => {
    const [, most] = game.seats(optionsFor(game, mode));
    return { line: most > 1 ? `${title(mode)} ${texts.versusBots(most - 1)}` : title(mode), game, args: { mode } };
  });
  const shared = game.modes
    .filter((mode) => game.seats(optionsFor(game, mode))[0] === 2)
    .map((mode) => ({ line: `${title(mode)}, ${texts.menuHotSeat}`, game, args: { mode, seats: "person,person" } }));
  return [...against, ...shared];
}

const optionsFor = (game: Game, mode: string): MatchOptions => readOptions(game.options, { mode });

/** The first line of all answers to Enter. */
function menu({ paint }: Terminal, texts: Texts, language: Language, entries: readonly Entry[]): string[] {
  const row = (key: string, line: string): string => `   ${paint.key(key.padEnd(6))} ${line}`;
  const titled = entries.flatMap(({ line, game }, i) => [
    ...(game === entries[i - 1]?.game ? [] : ["", `   ${paint.bold(game.title[language])}`]),
    row(i === 0 ? "Enter" : `${i + 1}`, line),
  ]);
  return [
    "",
    ` ${paint.accent("━━━╸")} ${paint.bold("Rifthall")} ${paint.accent("╺━━━")} ${paint.dim(texts.welcome)}`,
    ...titled,
    "",
    row("l", texts.menuLanguage),
    row("q", texts.menuQuit),
    "",
    paint.dim(` ${texts.menuMore}`),
  ];
}
