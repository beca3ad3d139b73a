import type { Argument, Field, Grammar, PackFormat, Section } from "@rifthall/effects";
import { BOUNDS as EFFECT_BOUNDS, expected } from "@rifthall/effects";
import { formats } from "@rifthall/games";
import type { State } from "@rifthall/kernel/state";
import { isReadable, LONGEST_NAME, Refusal, unknown } from "@rifthall/kernel/text";
import { z } from "zod";
import { BOUNDS } from "./bounds.js";

/** Ids are plain words: they become parts of card names, file names and addresses. */
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Texts are never markup, and cannot turn the line around. */
const PLAIN = /^[^<>&\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u;
/** Besides, people can read all of it. */
const plain = (most: number, error: string): z.ZodType =>
  z.string().min(1).max(most).regex(PLAIN, { error, abort: true }).refine(isReadable, error);

const name = plain(LONGEST_NAME, "a name is plain text, without markup, control characters or what cannot be seen");
const text = z.strictObject({ en: name, de: name });
const long = plain(
  BOUNDS.story,
  "a story is plain text on one line, without markup, control characters or what cannot be seen",
);
const story = z.strictObject({ en: long, de: long });
/** One of these words; another is told which one it may have been meant to be. */
const oneOf = (words: readonly string[]): z.ZodType<string> =>
  z.enum(words as [string, ...string[]], {
    error: ({ input }) => (typeof input === "string" ? unknown("word", input, words) : undefined),
  });
const id = z
  .string()
  .max(40)
  .regex(ID, "an id is lower case words with hyphens")
  // It becomes the key of objects.
  .refine((word) => !(word in Object.prototype), "this word cannot be an id");

/** What stands in the place of effects and of conditions. */
export interface EffectShapes {
  readonly effect: z.ZodType;
  readonly condition: z.ZodType;
  readonly select: z.ZodType;
}

const shapes = (fields: Readonly<Record<string, Field>>, effects: EffectShapes): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fieldSchema(field, effects)]));

function fieldSchema(field: Field, effects: EffectShapes): z.ZodType {
  const plain = ((): z.ZodType => {
    switch (field.type) {
      case "text":
        return text;
      case "story":
        return story;
      case "flag":
        return z.boolean();
      case "words":
        return z
          .array(oneOf(field.words))
          .max(field.words.length)
          .refine((list) => new Set(list).size === list.length, "each word at most once");
      case "id":
        return id;
      case "ids":
        return z.array(id).min(1).max(BOUNDS.cards);
      case "counts":
        return z.partialRecord(field.words ? oneOf(field.words) : id, z.int().min(0).max(field.greatest));
      case "condition":
        return effects.condition;
      case "select":
        return effects.select;
      case "group":
        return z.strictObject(shapes(field.fields, effects));
      case "word":
        return oneOf(field.words);
      case "rule":
        return z
          .string()
          .regex(new RegExp(`^${field.pattern}$`), `a rule id such as ${field.pattern.replace("[0-9]+", "10")}`);
      case "number":
        return z.int().min(field.least).max(field.greatest);
      case "numbers":
        return z.array(z.int().min(field.least).max(field.greatest)).min(1).max(field.most);
      case "effect":
        return effects.effect;
    }
  })().describe(field.about.en);
  return field.optional ? plain.optional() : plain;
}

/** The shape of an entry of a section. */
export function entryShape(section: Section, effects: EffectShapes): z.ZodType {
  return z.strictObject({
    ...(section.id === undefined ? {} : { [section.id]: id }),
    ...shapes(section.fields, effects),
  });
}

/** The shape of a pack around the entries of its sections. */
export function packShape(format: PackFormat, entry: (section: Section) => z.ZodType, builtIn = false): z.ZodObject {
  const sections = format.sections.filter((s) => builtIn || !s.builtIn);
  return z.strictObject({
    pack: id.describe("the pack's id"),
    game: z.literal(format.game),
    version: z.int().min(1).max(9999).optional(),
    title: text.optional(),
    author: name.optional(),
    ...Object.fromEntries(
      sections.map((s) => [s.key, z.array(entry(s)).max(BOUNDS.cards).optional().describe(s.about.en)]),
    ),
  });
}

export function formatFor(game: unknown): PackFormat {
  const found = formats.find((f) => f.game === game);
  if (!found)
    throw new Refusal(
      "bad-pack",
      `game: ${unknown(
        "game",
        game,
        formats.map((f) => f.game),
      )}`,
    );
  return found;
}

/** The JSON Schema an editor completes and checks packs by, effects included. */
export function packSchema(game: string): object {
  const format = formatFor(game);
  const effects = effectSchema(format.grammar);
  const shape = packShape(format, (section) => entryShape(section, effects));
  return z.toJSONSchema(shape, {
    io: "input",
    unrepresentable: "any",
    reused: "ref",
  });
}

function effectSchema<S extends State>(grammar: Grammar<S>): EffectShapes {
  const effect: z.ZodType = z.lazy(() => z.union([node, z.array(node).min(1)]));
  const condition: z.ZodType = z.lazy(() =>
    z.union(
      [...grammar.tests.values()].map((t) =>
        z.strictObject(argumentShapes(t.args)).describe(t.about.en),
      ) as unknown as [z.ZodType, z.ZodType],
    ),
  );
  const node: z.ZodType = z.lazy(() =>
    z.union(
      [...grammar.verbs.values()].map((v) =>
        z.strictObject(argumentShapes(v.args)).describe(v.about.en),
      ) as unknown as [z.ZodType, z.ZodType],
    ),
  );
  const argumentShapes = (args: Readonly<Record<string, Argument>>): Record<string, z.ZodType> =>
    Object.fromEntries(
      Object.entries(args).map(([key, arg]) => [key, arg.optional ? value(arg).optional() : value(arg)]),
    );
  const value = (arg: Argument): z.ZodType => {
    switch (arg.type) {
      case "amount": {
        const amount: z.ZodType[] = [
          z.int().min(0).max(EFFECT_BOUNDS.amount),
          z.strictObject({ count: selector(grammar) }),
        ];
        if (grammar.counts) amount.push(z.strictObject({ value: z.enum(grammar.counts.map((c) => c.word)) }));
        if (grammar.heroes)
          amount.push(z.strictObject({ byHeroes: z.array(z.int().min(0).max(EFFECT_BOUNDS.amount)).length(2) }));
        return z.union(arg.all ? [...amount, z.literal("all")] : amount);
      }
      case "times":
        return z.int().min(1).max(arg.most);
      case "select":
        return arg.only ? z.string().describe(expected(arg)) : selector(grammar);
      case "effect":
        return effect;
      case "effects":
        return z.array(effect).min(2).max(EFFECT_BOUNDS.choices);
      case "condition":
        return condition;
      case "comparison":
        return z.string().regex(/^(<=|>=|<|>|=) ?\d{1,2}$/);
      case "word":
        return oneOf(arg.words);
      case "id":
        return id.describe(expected(arg));
      case "name":
        return z.string().regex(/^[a-z][a-z-]{1,20}$/);
      case "modifier":
        return z.union(
          grammar.modifiables.map((m) =>
            m.cant || m.grant
              ? z.strictObject({ [m.cant ? "cant" : "grant"]: z.literal(m.word) })
              : z.strictObject({ [m.word]: z.int().min(-9).max(9) }),
          ) as unknown as [z.ZodType, z.ZodType],
        );
    }
  };
  return { effect, condition, select: selector(grammar) };
}

/** A pattern of the selectors' closed vocabulary, so that an editor marks a word that does not exist. */
function selector<S extends State>(grammar: Grammar<S>): z.ZodType {
  const words = [...new Set(grammar.words.flatMap((w) => [w.word, w.plural ?? w.word]))].join("|");
  return z
    .string()
    .regex(new RegExp(`^(any |each |random |up to [1-${EFFECT_BOUNDS.choices}] )?([a-z-]+|(${words})( (${words}))*)$`))
    .describe("[quantifier] [rank] [adjective…] noun [place…], or self, that, here, there");
}
