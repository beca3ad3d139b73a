import type { MatchOptions } from "@rifthall/kernel/game";
import type { GameInfo } from "@rifthall/service";

/** A pack as it goes over the line, and what of it a match is begun with: the first of whatever an option names. */
export interface ReadPack {
  readonly text: string;
  readonly options: MatchOptions;
}

/** Reads a file, JSON or YAML; what is wrong with it is said by line, before anybody else sees it. */
export async function packIn(text: string, file: string, { options }: Pick<GameInfo, "options">): Promise<ReadPack> {
  const { readPackFile } = await import("@rifthall/packs");
  const pack = readPackFile(text, file);
  const named = options.flatMap(({ name, type }) => {
    const first = type === "name" ? firstOf(pack[`${name}s`], name) : undefined;
    return first === undefined ? [] : [[name, first] as const];
  });
  return { text: JSON.stringify(pack), options: Object.fromEntries(named) };
}

function firstOf(list: unknown, name: string): string | undefined {
  const [first]: readonly unknown[] = Array.isArray(list) ? list : [];
  const id =
    typeof first === "object" && first !== null ? (first as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof id === "string" ? id : undefined;
}

/** What the options were before they named something of a pack. */
export const usual = ({ options }: Pick<GameInfo, "options">): MatchOptions =>
  Object.fromEntries(options.flatMap((one) => (one.type === "name" ? [[one.name, one.default] as const] : [])));
