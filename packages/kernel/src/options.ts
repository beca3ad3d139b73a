import { Refusal, shown, unknown, visible } from "./refusal.js";

export type Language = "en" | "de";
export const LANGUAGES: readonly Language[] = ["en", "de"];
/** A text in every language. */
export type Text = Readonly<Record<Language, string>>;

/** A match option a game declares: read from it are validation, the JSON Schema, flags and start screens. */
export type MatchOption = {
  readonly name: string;
  readonly about: Text;
} & (
  | { readonly type: "choice"; readonly values: readonly string[]; readonly default: string }
  /** A name of the content; `values` are the built-in ones, packs may bring others. */
  | { readonly type: "name"; readonly values: readonly string[]; readonly default: string }
  | { readonly type: "flag"; readonly default: boolean }
  | { readonly type: "number"; readonly least: number; readonly greatest: number; readonly default: number }
  | { readonly type: "lists"; readonly default: null }
);

export type OptionValue = string | boolean | number | null | readonly (readonly string[])[];
export type MatchOptions = Readonly<Record<string, OptionValue>>;

/** Fills in defaults; refuses unknown names and bad values, naming the right ones. */
export function readOptions(declared: readonly MatchOption[], given: unknown): MatchOptions {
  const values: Record<string, OptionValue> = {};
  for (const o of declared) values[o.name] = o.default;
  if (given === undefined || given === null) return values;
  if (typeof given !== "object" || Array.isArray(given)) throw new Refusal("bad-options", "options must be an object");
  for (const [name, value] of Object.entries(given)) {
    const o = declared.find((d) => d.name === name);
    if (!o)
      throw new Refusal(
        "bad-options",
        `options.${visible(name)}: ${unknown(
          "option",
          name,
          declared.map((d) => d.name),
        )}`,
      );
    values[name] = readOption(o, value);
  }
  return values;
}

function readOption(o: MatchOption, value: unknown): OptionValue {
  const bad = (right: string): Refusal =>
    new Refusal("bad-options", `options.${o.name} is ${shown(value)}; it must be ${right}`);
  switch (o.type) {
    case "choice":
      if (typeof value === "string" && o.values.includes(value)) return value;
      throw bad(o.values.map((v) => `"${v}"`).join(" or "));
    case "name":
      if (typeof value === "string" && /^[a-z][a-z0-9-]{0,39}$/.test(value)) return value;
      throw bad(`a name such as "${o.default}"`);
    case "flag":
      if (typeof value === "boolean") return value;
      throw bad("true or false");
    case "number":
      if (Number.isInteger(value) && Number(value) >= o.least && Number(value) <= o.greatest) return Number(value);
      throw bad(`a whole number from ${o.least} to ${o.greatest}`);
    case "lists":
      if (value === null) return null;
      if (Array.isArray(value) && value.length <= 8 && value.every(isWordList)) return value;
      throw bad("null, or a list of lists of words");
  }
}

const isWordList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= 64 && value.every((word) => typeof word === "string");

/** The JSON Schema of a game's options. */
export function optionsSchema(declared: readonly MatchOption[]): object {
  return {
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(declared.map((o) => [o.name, { description: o.about.en, ...valueSchema(o) }])),
  };
}

function valueSchema(o: MatchOption): object {
  switch (o.type) {
    case "choice":
      return { enum: o.values, default: o.default };
    case "name":
      return { type: "string", examples: o.values, default: o.default };
    case "flag":
      return { type: "boolean", default: o.default };
    case "number":
      return { type: "integer", minimum: o.least, maximum: o.greatest, default: o.default };
    case "lists":
      return { type: ["array", "null"], items: { type: "array", items: { type: "string" } }, default: null };
  }
}
