// Plays a match of each game between bots up to a lively moment and keeps what the shelf draws of it. Run it after a
// change of rules or cards, or to show another moment; it needs the built packages. Names of games make it keep theirs only.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { beyondTheRift } from "@rifthall/games/beyond-the-rift";
import { neverrift } from "@rifthall/games/neverrift";
import { quantumRift } from "@rifthall/games/quantum-rift";
import { riftforce } from "@rifthall/games/riftforce";
import { Host } from "@rifthall/host";
import { readOptions } from "@rifthall/kernel/game";
import { runnerImport } from "vite";

const at = (path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const keep = (path, value) => writeFile(at(path), `${JSON.stringify(value, null, 2)}\n`);

const wanted = (game) => process.argv.length < 3 || process.argv.includes(game);

/** The table after so many choices, as the first seat sees it. */
function played(game, options, seats, seed, choices) {
  const start = { content: game.content([]), seats, options: readOptions(game.options, options), seed };
  const bots = Array.from({ length: seats }, () => ({ is: "bot", name: "", level: "greedy" }));
  const host = new Host(game, start, bots, () => seed);
  for (let i = 0; i < choices; i++) host.step();
  return { scene: host.scene(0), content: start.content };
}

if (wanted("riftforce")) {
  const { zones } = played(riftforce, { set: "base" }, 2, "shelf-2", 37).scene;
  const stack = (location, side) =>
    zones[`stack-${location}-${side}`].map(({ card, damage }) => ({ card, ...(damage > 0 ? { damage } : {}) }));
  const places = [0, 1, 2, 3, 4].map((location) => ({ theirs: stack(location, 1), ours: stack(location, 0) }));
  await keep("tables/riftforce/picture.json", places);
}

/** All icons of a table would be a fifth of what the shelf may weigh: those of its picture have a file of their own. */
async function sprite(game, names) {
  const paths = JSON.parse(await readFile(at(`assets/icons/${game}.json`), "utf8"));
  const symbols = [...new Set(names)].map(
    (name) => `<symbol id="${name}" viewBox="0 0 512 512"><path d="${paths[name]}"/></symbol>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Icons: the shelf</title>\n${symbols.join("\n")}\n</svg>\n`;
  await writeFile(at(`tables/${game}/picture.svg`), svg);
}
const iconsOf = async (game) => (await runnerImport(at(`tables/${game}/icons.ts`), { configFile: false })).module;
const namesOf = (game, content) => {
  const [en, de] = ["en", "de"].map((language) => new Map(game.cards(content, language).map((c) => [c.id, c])));
  return { en, de };
};

if (wanted("neverrift")) {
  const { scene, content } = played(neverrift, { decks: [["nine-paths"], ["long-lines"]] }, 2, "shelf-5", 50);
  const { en } = namesOf(neverrift, content);
  const { cardIcon } = await iconsOf("neverrift");
  const side = (value) => (value >= 10 ? "A" : String(value));
  const rows = [1, 2, 3, 4].map((row) =>
    ["a", "b", "c", "d"].map((column) => {
      const [lying] = scene.zones[`field-${column}${row}`];
      if (lying === undefined) return null;
      const { card, controller, up, right, down, left } = lying;
      return {
        icon: cardIcon[card],
        faction: en.get(card).face.faction,
        ...(controller === undefined ? {} : { seat: controller, sides: [up, right, down, left].map(side) }),
      };
    }),
  );
  await keep("tables/neverrift/picture.json", rows);
  await sprite(
    "neverrift",
    rows.flat().flatMap((shown) => shown?.icon ?? []),
  );
}

if (wanted("quantum-rift")) {
  const { scene, content } = played(quantumRift, { chapter: "andares-1" }, 1, "shelf-1", 286);
  const { en, de } = namesOf(quantumRift, content);
  const { cardIcon, markIcon } = await iconsOf("quantum-rift");
  const unit = ({ card, state, attack, defence, vitality }) => ({
    name: { en: en.get(card).name, de: de.get(card).name },
    icon: cardIcon[card],
    state,
    attack,
    defence,
    ...(vitality === undefined ? {} : { vitality }),
    ...(en.get(card).face.rift > 0 ? { rift: en.get(card).face.rift } : {}),
  });
  const theirs = scene.zones.enemies.map(unit);
  const ours = scene.zones["area-0"].filter((card) => "attack" in card).map(unit);
  const dice = scene.roll.dice.map(({ face }) => face);
  await keep("tables/quantum-rift/picture.json", { theirs, ours, dice });
  const marks = [markIcon.attack, markIcon.defence, markIcon.vitality];
  await sprite("quantum-rift", [...theirs, ...ours].map(({ icon }) => icon).concat(marks));
}

if (wanted("beyond-the-rift")) {
  const options = { mode: "pair", scenario: "the-gate-at-low-ferry" };
  const { scene, content } = played(beyondTheRift, options, 2, "shelf-3", 60);
  const { en } = namesOf(beyondTheRift, content);
  const { actionIcon, cardIcon } = await iconsOf("beyond-the-rift");
  const foes = [0, 1].flatMap((seat) => scene.zones[`area-${seat}`]).concat(scene.zones.quest);
  const theirs = foes
    .filter(({ type }) => type === "enemy")
    .slice(0, 3)
    .map(({ card, attack, defence }) => ({
      ink: `--e-${en.get(card).face.family}`,
      icon: cardIcon[card],
      values: [attack, defence],
    }));
  const ours = [0, 1]
    .flatMap((seat) => scene.zones[`hand-${seat}`])
    .flatMap(({ card }) => {
      const { attack, defense } = en.get(card).face;
      if (attack) return [{ ink: "--b-attack", icon: actionIcon.attack, values: [attack.value] }];
      return defense ? [{ ink: "--b-defense", icon: actionIcon.defense, values: [defense.value] }] : [];
    })
    .slice(0, 3);
  await keep("tables/beyond-the-rift/picture.json", { theirs, ours });
  await sprite(
    "beyond-the-rift",
    [...theirs, ...ours].map(({ icon }) => icon),
  );
}
