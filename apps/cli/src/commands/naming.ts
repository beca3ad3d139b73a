import { deckReport, readDeck, readyReports } from "@rifthall/host";
import {
  type Content,
  type Game,
  type Language,
  type MatchOption,
  type OptionValue,
  readOptions,
} from "@rifthall/kernel/game";
import { Refusal } from "@rifthall/kernel/text";
import type { Terminal } from "../terminal.js";
import { textsOf } from "../text/index.js";

type Given = Record<string, OptionValue>;

/**
 * Asks for the names a match is made with, such as a chapter and a hero, where there is more than one; Enter takes the
 * first. Null when there is no more input.
 */
export async function askNames(
  terminal: Terminal,
  language: Language,
  game: Game,
  mode: string,
): Promise<readonly string[] | null> {
  const texts = textsOf(language);
  const { paint } = terminal;
  const given: Given = { mode };
  for (const option of game.options) {
    if (option.type !== "name") continue;
    // What has no name of its own stands for one of the others.
    const named = option.values.filter((value) => nameOf(game, value, language) !== undefined);
    const values = named.filter((value) => fits(game, { ...given, [option.name]: value }));
    let chosen = values[0] ?? option.default;
    if (values.length > 1) {
      terminal.print(["", `   ${paint.bold(option.about[language])}`]);
      for (const [i, value] of values.entries())
        terminal.print(
          `   ${paint.key((i === 0 ? "Enter" : `${i + 1}`).padEnd(6))} ${nameOf(game, value, language) ?? value}`,
        );
      const typed = await terminal.read(texts.prompt);
      if (typed === null) return null;
      chosen = values[Number(typed) - 1] ?? chosen;
    }
    given[option.name] = chosen;
  }
  return Object.entries(given).flatMap(([name, value]) => (name === "mode" ? [] : [`${name}=${String(value)}`]));
}

/** Would a match begin with these, whatever is asked afterwards? */
function fits(game: Game, given: Given): boolean {
  try {
    const options = readOptions(game.options, given);
    game.create({ content: game.content([]), seats: game.seats(options)[0], options });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function nameOf(game: Game, value: string, language: Language): string | undefined {
  const content = game.content([]);
  const named = [...game.cards(content, language), ...game.terms(content, language)];
  return named.find(({ id }) => id === value)?.name;
}

/**
 * Asks each person at the keyboard for a deck, in games whose players bring them: a ready one by its number, or a code;
 * Enter leaves it to the lot. Null when there is no more input.
 */
export async function askDecks(
  terminal: Terminal,
  language: Language,
  game: Game,
  people: number,
): Promise<readonly string[] | null> {
  if (!game.decks) return [];
  const texts = textsOf(language);
  const { paint } = terminal;
  const content = game.content([]);
  const ready = readyReports(game, content, language);
  const row = (key: string, line: string): string => `   ${paint.key(key.padEnd(6))} ${line}`;
  const chosen: string[] = [];
  while (chosen.length < people) {
    terminal.print([
      "",
      `   ${paint.bold(texts.deckAsked(people > 1 ? chosen.length + 1 : null))}`,
      row("Enter", texts.deckByLot),
      ...ready.map(({ name, leader }, i) =>
        row(`${i + 1}`, `${name} ${paint.dim(`(${nameOf(game, leader, language) ?? leader})`)}`),
      ),
      paint.dim(`   ${texts.deckOrCode}`),
    ]);
    const typed = await terminal.read(texts.prompt);
    if (typed === null) return null;
    const deck = ready[Number(typed) - 1]?.id ?? typed.trim();
    const fault = deck === "" ? null : faultOf(game, content, deck, language);
    if (fault === null) chosen.push(deck);
    else terminal.print(` ${fault}`);
  }
  return chosen.every((deck) => deck === "") ? [] : [`${game.decks.option}=${chosen.join("/")}`];
}

/** What keeps that deck from being played, in words. */
function faultOf(game: Game, content: Content, source: string, language: Language): string | null {
  try {
    const { problems } = deckReport(game, content, readDeck(game, content, source), language);
    return problems.length === 0 ? null : problems.map(({ text }) => text).join(" ");
  } catch (error) {
    if (error instanceof Refusal) return error.said?.[language] ?? error.message;
    throw error;
  }
}

export const hasNames = (game: Game): boolean => game.options.some((option: MatchOption) => option.type === "name");
