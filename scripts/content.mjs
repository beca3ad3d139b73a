// Writes what follows from what authors write: packs and rule lines as TypeScript beside the games, the texts of all
// cards, the packs' JSON Schema, and for each game the page of the words its cards are written in.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { groupsIn, manual } from "@rifthall/effects";
import { formats, gameById } from "@rifthall/games";
import { canonical, hashOn } from "@rifthall/kernel/text";
import { checkPack, packSchema } from "@rifthall/packs";
import { parse } from "yaml";

const root = fileURLToPath(new URL("..", import.meta.url));
const sources = join(root, "packages/games/src");
const json = (value, space) => JSON.stringify(value, null, space);

/** The games' own data, from YAML. */
export function data() {
  return readdirSync(sources)
    .filter((game) => existsSync(join(sources, game, "rules.yaml")))
    .flatMap((game) => {
      const folder = join(sources, game);
      const { rules } = parse(readFileSync(join(folder, "rules.yaml"), "utf8"));
      const own = ownPacks(folder);
      const book = Object.fromEntries(rules.map((r) => [r.id, { title: r.title, text: { en: r.en, de: r.de } }]));
      return [
        {
          path: `packages/games/src/${game}/generated/packs.ts`,
          text: `// Written by \`npm run content\` from content/*.yaml.\nexport const packs = ${json(own, 1)} as const;\n\n/** What their hash begins with (see contents.ts). */\nexport const packsHash = ${json(hashOn(`[${canonical(own)},`))} as const;\n`,
        },
        {
          path: `packages/games/src/${game}/generated/rulebook.ts`,
          text: `// Written by \`npm run content\` from rules.yaml.\nexport const rulebook = ${json(book, 1)};\n`,
        },
        ...learned(game, join(folder, "content", "weights.json")),
      ];
    });
}

/** What bots learned from play, as `rifthall lab fit` wrote it. */
function learned(game, file) {
  if (!existsSync(file)) return [];
  const { made, weights } = JSON.parse(readFileSync(file, "utf8"));
  const head = `// Written by \`npm run content\` from content/weights.json, which was made by\n//   ${made}\n`;
  return [
    {
      path: `packages/games/src/${game}/generated/weights.ts`,
      text: `${head}import type { Weights } from "@rifthall/kernel/game";\n\nexport const weights: Weights = ${json(weights, 1)};\n`,
    },
  ];
}

function ownPacks(folder) {
  const own = join(folder, "content");
  // A game need not have cards.
  return (existsSync(own) ? readdirSync(own) : [])
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name) => {
      const text = readFileSync(join(own, name), "utf8");
      const { pack, problems } = checkPack(text, name, { builtIn: true });
      if (!pack)
        throw new Error(problems.map((p) => `${p.file}:${p.line}:${p.column} ${p.path}: ${p.message}`).join("\n"));
      return pack;
    });
}

/** Every effect of a card by its place, those inside of abilities too. */
function effectsIn(card, fields, place) {
  return Object.entries(fields).flatMap(([key, field]) => {
    if (card[key] === undefined) return [];
    if (field.type === "effect") return [{ id: `${place}.${key}`, effect: card[key] }];
    return groupsIn(field, card[key]).flatMap(({ path, fields: inner, value }) =>
      effectsIn(value, inner, [place, key, ...path].join(".")),
    );
  });
}

const head = (title) =>
  `# The words of ${title}

How steps work together is told in [the effect language](../effects.md). This page is written by \`npm run content\`, from
the grammar and the built-in cards.`;

/** The terms that packs bring, for whoever shows them without the engine. */
const namesFile = (names) =>
  `// Written by \`npm run content\` from content/*.yaml.\nexport const names = ${json(names, 1)};\n`;

/** What is generated from the games as they run. */
export function texts() {
  return formats.flatMap((format) => {
    const game = gameById(format.game);
    const content = game.content([]);
    const cards = (language) =>
      game
        .cards(content, language)
        .map((c) => `${c.id} | ${c.name} | ${c.text}\n`)
        .join("");
    const isOfPacks = ({ kind }) => format.sections.some((s) => s.id === kind);
    const [en, de] = ["en", "de"].map((language) => (game.terms?.(content, language) ?? []).filter(isOfPacks));
    const names = Object.fromEntries(en.map(({ id, name }, i) => [id, { en: name, de: de[i].name }]));
    const folder = join(sources, format.game);
    const examples = ownPacks(folder).flatMap((pack) =>
      format.sections
        .filter((s) => !s.builtIn)
        .flatMap((s) => (pack[s.key] ?? []).flatMap((card) => effectsIn(card, s.fields, card[s.id]))),
    );
    return [
      { path: `packages/games/src/${format.game}/cards.en.txt`, text: cards("en") },
      { path: `packages/games/src/${format.game}/cards.de.txt`, text: cards("de") },
      ...(en.length === 0
        ? []
        : [{ path: `packages/games/src/${format.game}/generated/names.ts`, text: namesFile(names) }]),
      { path: `schemas/${format.game}.schema.json`, text: `${json(packSchema(format.game), 1)}\n` },
      { path: `docs/effects/${format.game}.md`, text: `${head(game.title.en)}\n\n${manual(format, examples)}\n` },
    ];
  });
}

/** Writes files that changed; says which. */
export function write(files) {
  for (const { path, text } of files) {
    const full = join(root, path);
    if (existsSync(full) && readFileSync(full, "utf8") === text) continue;
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
    console.log(`wrote ${path}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  write(data());
  write(texts());
  console.log("content is up to date; if packs.ts was written, run `npm run content` once more for the texts");
}
