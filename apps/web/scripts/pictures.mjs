// Plays a match of each game between bots up to a lively moment and keeps what the shelf draws of it. Run it after a
// change of rules or cards, or to show another moment; it needs the built packages.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { quantumRift } from "@rifthall/games/quantum-rift";
import { riftforce } from "@rifthall/games/riftforce";
import { Host } from "@rifthall/host";
import { readOptions } from "@rifthall/kernel";
import { runnerImport } from "vite";

const at = (path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const keep = (path, value) => writeFile(at(path), `${JSON.stringify(value, null, 2)}\n`);

/** The table after so many choices, as the first seat sees it. */
function played(game, options, seats, seed, choices) {
  const start = { content: game.content([]), seats, options: readOptions(game.options, options), seed };
  const bots = Array.from({ length: seats }, () => ({ is: "bot", name: "", level: "greedy" }));
  const host = new Host(game, start, bots, () => seed);
  for (let i = 0; i < choices; i++) host.step();
  return { scene: host.scene(0), content: start.content };
}

{
  const { zones } = played(riftforce, { set: "base" }, 2, "shelf-2", 37).scene;
  const stack = (location, side) =>
    zones[`stack-${location}-${side}`].map(({ card, damage }) => ({ card, ...(damage > 0 ? { damage } : {}) }));
  const places = [0, 1, 2, 3, 4].map((location) => ({ theirs: stack(location, 1), ours: stack(location, 0) }));
  await keep("tables/riftforce/picture.json", places);
}

{
  const { scene, content } = played(quantumRift, { chapter: "andares-1" }, 1, "shelf-1", 286);
  const [en, de] = ["en", "de"].map((language) => new Map(quantumRift.cards(content, language).map((c) => [c.id, c])));
  const { cardIcon, markIcon } = (await runnerImport(at("tables/quantum-rift/icons.ts"), { configFile: false })).module;
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

  // All icons of the table would be a fifth of what the shelf may weigh: these few have one of their own.
  const paths = JSON.parse(await readFile(at("assets/icons/quantum-rift.json"), "utf8"));
  const marks = [markIcon.attack, markIcon.defence, markIcon.vitality];
  const names = new Set([...theirs, ...ours].map(({ icon }) => icon).concat(marks));
  const symbols = [...names].map(
    (name) => `<symbol id="${name}" viewBox="0 0 512 512"><path d="${paths[name]}"/></symbol>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Icons: the shelf</title>\n${symbols.join("\n")}\n</svg>\n`;
  await writeFile(at("tables/quantum-rift/picture.svg"), svg);
}
