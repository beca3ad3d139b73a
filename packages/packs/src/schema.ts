import type { Argument, Field, Grammar, Section } from "@rifthall/effects";
import { BOUNDS as EFFECT_BOUNDS, expected, heroNumbers } from "@rifthall/effects";
import type { State } from "@rifthall/kernel/state";
import { LONGEST_NAME } from "@rifthall/kernel/text";
import { z } from "zod";
import { BOUNDS, LONGEST_STORY } from "./bounds.js";
import { formatFor } from "./format.js";
import { ID, LONGEST_ID, PLAIN } from "./shape.js";

const plain = (most: number): z.ZodType => z.string().min(1).max(most).regex(PLAIN);

const name = plain(LONGEST_NAME);
const text = z.strictObject({ en: name, de: name });
const long = plain(LONGEST_STORY);
const story = z.strictObject({ en: long, de: long });
const oneOf = (words: readonly string[]): z.ZodType<string> => z.enum(words as [string, ...string[]]);
const id = z.string().max(LONGEST_ID).regex(ID);

/** One number for all, or one for each number of heroes. */
function byHeroes(least: number, greatest: number, heroes: number): z.ZodType {
  const one = z.int().min(least).max(greatest);
  return z.union([one, z.array(one).length(heroes)]);
}

function countsShape({ words, greatest, byHeroes: heroes }: Extract<Field, { type: "counts" }>): z.ZodType {
  const one = heroes === undefined ? z.int().min(0).max(greatest) : byHeroes(0, greatest, heroes);
  return z.partialRecord(words ? oneOf(words) : id, one);
}

/** What stands in the place of effects and of conditions. */
interface EffectShapes {
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
        return z.array(oneOf(field.words)).max(field.words.length);
      case "id":
        return id;
      case "ids":
        return z.array(id).min(1).max(BOUNDS.cards);
      case "counts":
        return countsShape(field);
      case "byHeroes":
        return byHeroes(field.least, field.greatest, field.heroes);
      case "condition":
        return effects.condition;
      case "select":
        return effects.select;
      case "group":
        return z.strictObject(shapes(field.fields, effects));
      case "list":
        return z.array(z.strictObject(shapes(field.fields, effects))).max(field.most);
      case "map":
        return z.partialRecord(id, z.strictObject(shapes(field.fields, effects)));
      case "word":
        return oneOf(field.words);
      case "rule":
        return z.string().regex(new RegExp(`^${field.pattern}$`));
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
function entryShape(section: Section, effects: EffectShapes): z.ZodType {
  return z.strictObject({
    ...(section.id === undefined ? {} : { [section.id]: id }),
    ...shapes(section.fields, effects),
  });
}

/** The shape of a pack around the entries of its sections. */
export function packShape(game: string): z.ZodObject {
  const format = formatFor(game);
  const effects = effectSchema(format.grammar);
  const sections = format.sections.filter((s) => !s.builtIn);
  return z.strictObject({
    pack: id.describe("the pack's id"),
    game: z.literal(format.game),
    version: z.int().min(1).max(9999).optional(),
    title: text.optional(),
    author: name.optional(),
    ...Object.fromEntries(
      sections.map((s) => [s.key, z.array(entryShape(s, effects)).max(BOUNDS.cards).optional().describe(s.about.en)]),
    ),
  });
}

/** The JSON Schema an editor completes and checks packs by, effects included. */
export function packSchema(game: string): object {
  return z.toJSONSchema(packShape(game), {
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
          amount.push(
            z.strictObject({
              byHeroes: z.array(z.int().min(0).max(EFFECT_BOUNDS.amount)).length(heroNumbers(grammar)),
            }),
          );
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
