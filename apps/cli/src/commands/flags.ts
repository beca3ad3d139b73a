import { games } from "@rifthall/games";
import type { Game, MatchOption } from "@rifthall/kernel/game";
import { type Command, Option } from "commander";
import { wrap } from "../paint.js";
import type { Call } from "../program.js";

/** `attackOrder` is `--attack-order`. */
export const flagOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every match option of every game is a flag besides; the help lists them by game, so they are not listed twice. */
export function addOptionFlags(command: Command): void {
  const taken = new Set(command.options.map((option) => option.long));
  const types = new Map(games.flatMap((game) => game.options.map((option) => [option.name, option.type] as const)));
  for (const [name, type] of types) {
    const flag = `--${flagOf(name)}`;
    if (!taken.has(flag))
      command.addOption(new Option(`${flag} ${type === "flag" ? "[value]" : "<value>"}`).hideHelp());
  }
}

/** The match options given as flags of their own, as `name=value`. */
export function optionFlags(args: Readonly<Record<string, unknown>>, own: readonly string[]): string[] {
  const names = new Set(games.flatMap((game) => game.options.map((option) => option.name)));
  return [...names].flatMap((name) => {
    const value = args[name];
    return value === undefined || own.includes(name) ? [] : [value === true ? name : `${name}=${String(value)}`];
  });
}

/** The match options of these games, for a help page. */
export function gameOptions({ texts, language, terminal }: Call, listed: readonly Game[]): string {
  const values = (o: MatchOption): string => {
    if (o.type === "choice" || o.type === "name") return o.values.join("|");
    if (o.type === "number") return `${o.least}-${o.greatest}`;
    return o.type === "flag" ? "true|false" : "a,b/c,d";
  };
  // Many names do not fit on one line; there is room to break it behind the bars.
  const named = (o: MatchOption): readonly string[] => {
    const line = `  ${o.name}=${values(o)}`;
    return line.length <= terminal.width ? [line] : wrap(line.trim().replaceAll("|", "| "), terminal.width, "  ");
  };
  const lines = listed.flatMap((game) => [
    "",
    texts.about.optionsOf(game.title[language]),
    ...game.options.flatMap((o) => [...named(o), ...wrap(o.about[language], terminal.width, "      ")]),
  ]);
  return lines.join("\n");
}
