import type { Game, Language, MatchOption, OptionValue } from "@rifthall/kernel";
import { Refusal, readOptions } from "@rifthall/kernel";
import { drawingOf } from "../tables/index.js";
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
  const card = game.cards(content, language).find(({ id }) => id === value);
  return card?.name ?? drawingOf(game.id).title?.(value, content, language);
}

export const hasNames = (game: Game): boolean => game.options.some((option: MatchOption) => option.type === "name");
