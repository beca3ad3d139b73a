import type { IconNames } from "../assets/icons/names.ts";

export type Sprite = keyof IconNames;

const urls = import.meta.glob<string>("../assets/icons/*.svg", { eager: true, query: "?url", import: "default" });

/** Where a symbol is found: a same-origin sprite, so one request serves every icon of a table. */
export function symbol<S extends Sprite>(sprite: S, name: IconNames[S]): string {
  return `${urls[`../assets/icons/${sprite}.svg`] ?? ""}#${name}`;
}
