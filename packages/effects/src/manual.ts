import type { State } from "@rifthall/kernel/state";
import type { Field, PackFormat } from "./format.js";
import { type Arguments, type Grammar, heroNumbers } from "./grammar.js";
import { BOUNDS, changeName, parseEffect } from "./parse.js";
import { sentence } from "./sentence.js";

/** The words of a game's effect language as a page of documentation, read from the grammar itself. */
export function manual<S extends State>(
  format: PackFormat<S>,
  examples: readonly { id: string; effect: unknown }[],
): string {
  const { grammar } = format;
  return [
    "## Fields of a pack",
    ...format.sections
      .filter((s) => !s.builtIn)
      .flatMap((s) => [`\`${s.key}\`: ${s.about.en}. Each entry:`, fieldTable(s)]),
    "## Verbs",
    "A step is a mapping with exactly one of these as its key; the other keys are its arguments.",
    table(
      ["step", "what it does"],
      [...grammar.verbs.values()].map((v) => [usage(v.args), v.about.en]),
    ),
    "## Conditions",
    table(
      ["condition", "holds when"],
      [...grammar.tests.values()].map((t) => [usage(t.args), t.about.en]),
    ),
    "## Selectors",
    "`[quantifier] [rank] [adjective…] noun [place…]`, or a reference alone. Quantifiers: `any` (you choose one; also meant where there is none), `each`, and of cards `up to 2` (you choose) and `random` (one of those it would change, each as likely).",
    words(grammar),
    ...(grammar.counts
      ? [
          "## Values",
          heroNumbers(grammar) > 2
            ? "Where an amount is wanted, `{ value: … }`; `{ byHeroes: [2, 3, 4, 4] }` is 2 for one hero, 3 for two and so on, said as 2/3/4/4."
            : "Where an amount is wanted, `{ value: … }`; `{ byHeroes: [2, 3] }` is 2 for one hero and 3 for two.",
          table(
            ["value", "meaning"],
            grammar.counts.map((c) => [`\`${c.word}\``, c.about.en]),
          ),
        ]
      : []),
    "## Changes that `get` can make",
    table(
      ["change", "meaning"],
      grammar.modifiables.map((m) => [
        m.cant || m.grant ? `\`{ ${changeName(m)} }\`` : `\`{ ${m.word}: 1 }\``,
        m.about.en,
      ]),
    ),
    `They last \`until:\` ${grammar.scopes.map((s) => `\`${s.word}\` (${s.say.en})`).join(" or ")}.`,
    "## Bounds",
    `At most ${BOUNDS.nodes} steps and depth ${BOUNDS.depth} in an effect, \`repeat\` at most ${BOUNDS.repeat}, amounts at most ${BOUNDS.amount}, ${BOUNDS.choices} alternatives in a \`choose\`. [What a pack may hold](../effects.md#packs) is bounded, too. An effect that runs without end uses up its fuel, and the match ends as void.`,
    "## Examples",
    "Written on the left, generated on the right.",
    ...examples.map((e) => example(e, grammar)),
  ].join("\n\n");
}

function usage(args: Arguments): string {
  const parts = Object.entries(args).map(([key, arg]) => `${key}${arg.optional ? "?" : ""}: ${short(arg)}`);
  return `\`{ ${parts.join(", ")} }\``;
}

function short(arg: Arguments[string]): string {
  switch (arg.type) {
    case "amount":
      return arg.all ? "n or all" : "n";
    case "times":
      return `1..${arg.most}`;
    case "select":
      return arg.only ? arg.only.join(" or ") : arg.sort === "card" ? "cards" : "place";
    case "effect":
      return "steps";
    case "effects":
      return "[steps, steps…]";
    case "word":
      return arg.words.join(" or ");
    case "id":
      return "id";
    default:
      return arg.type;
  }
}

function fieldTable(section: PackFormat["sections"][number]): string {
  const rows = Object.entries(section.fields).map(([key, f]) => [
    `\`${key}\`${f.optional ? " (may be left out)" : ""}`,
    fieldValue(f),
    f.about.en,
  ]);
  const id = section.id === undefined ? [] : [[`\`${section.id}\``, "id", "its id: lower case words with hyphens"]];
  return table(["field", "value", "meaning"], [...id, ...rows]);
}

function fieldValue(f: Field): string {
  switch (f.type) {
    case "word":
    case "words":
      return f.words.join(", ");
    case "id":
    case "ids":
      return `${f.type} of ${f.of}`;
    case "counts":
      return `numbers${f.byHeroes ? ` (each may be a list of ${f.byHeroes}, by heroes)` : ""} by ${f.words ? f.words.join(", ") : f.of}`;
    case "byHeroes":
      return `number, or a list of ${f.heroes}, by heroes`;
    case "group":
      return groupValue(f.fields);
    case "list":
      return `list of: ${groupValue(f.fields)}`;
    case "map":
      return `by id of ${f.of}: ${groupValue(f.fields)}`;
    default:
      return f.type;
  }
}

const groupValue = (fields: Readonly<Record<string, Field>>): string =>
  Object.entries(fields)
    .map(([key, inner]) => `\`${key}${inner.optional ? "?" : ""}\`: ${fieldValue(inner)}`)
    .join("; ");

function words<S extends State>(grammar: Grammar<S>): string {
  const row = (w: Grammar<S>["words"][number]): string[] => [
    w.part,
    `\`${w.word}\`${w.plural ? ` (\`${w.plural}\`)` : ""}`,
    w.about.en,
  ];
  // What is said alike of cards and of places is one word to whoever writes it.
  const rows = new Map(grammar.words.map((w) => [row(w).join("|"), row(w)]));
  return table(["part", "word", "meaning"], [...rows.values()]);
}

function example<S extends State>(e: { id: string; effect: unknown }, grammar: Grammar<S>): string {
  const { effect } = parseEffect(e.effect, grammar);
  const source = JSON.stringify(e.effect)
    .replace(/"(\w+)":/g, " $1: ")
    .replaceAll(",", ", ");
  return `- **${e.id}** \`${source}\`  \n  ${sentence(effect, grammar, "en")}  \n  ${sentence(effect, grammar, "de")}`;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows]
    .map((row) => `| ${row.map((c) => c.replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n");
