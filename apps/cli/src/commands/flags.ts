import { games } from "@rifthall/games";
import { type Command, Option } from "commander";

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
