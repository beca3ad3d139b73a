import type { CampaignChange, CampaignMatch, CampaignSection, Campaigns, Language } from "@rifthall/kernel/game";
import { nearest, Refusal, visible } from "@rifthall/kernel/text";
import { equip, misfit, missing, newSheet, readSheet, turnBoard, unequip } from "../campaign.js";
import type { Item, Library, Sheet } from "../content.js";
import { MODES } from "../seating.js";
import type { Edition } from "../wire.js";
import { decodeSheet, encodeSheet } from "./code.js";
import { itemsIn, sheetOf } from "./sheet.js";
import { forWhom, nameIn, partIn, wordsIn } from "./words.js";

const bad = (en: string, de: string): Refusal => new Refusal("bad-change", en, undefined, { en, de });

/** BR-144: the campaign sheet, box by box. */
function describe(library: Library, sheet: Sheet, language: Language): readonly CampaignSection[] {
  const words = wordsIn(language);
  const name = (id: string): string => nameIn(library, id, language);
  const def = library.campaigns.find(({ id }) => id === sheet.campaign);
  const edition = sheet.edition === "v099" ? " (v0.9.9)" : "";
  return [
    {
      title: words.campaign,
      lines: [`${def?.name[language] ?? sheet.campaign}${edition}`, def?.story[language] ?? ""],
    },
    { title: words.heroes, lines: sheet.heroes.map((id) => heroLine(library, sheet, id, language)) },
    {
      title: words.items,
      lines: [
        ...itemsIn(library, sheet.items).map((item) => itemLine(library, sheet, item, language)),
        words.left(sheet.deck.length),
      ],
    },
    { title: words.notes, lines: sheet.notes.length === 0 ? [words.none] : sheet.notes.map(name) },
  ];
}

function heroLine(library: Library, sheet: Sheet, id: string, language: Language): string {
  const words = wordsIn(language);
  const hero = library.heroes.find((h) => h.id === id);
  const worn = itemsIn(library, sheet.equipped[id] ?? []).map((item) => item.name[language]);
  const parts = [
    ...(sheet.dead.includes(id) ? [words.dead] : []),
    ...(sheet.alternate.includes(id) ? [words.alternate] : sheet.unlocked.includes(id) ? [words.mayTurn] : []),
    ...(worn.length > 0 ? [`${words.wears} ${worn.join(", ")}`] : []),
  ];
  const title = hero === undefined ? id : `${hero.name[language]}, ${hero.title[language]}`;
  return `${title}${parts.length === 0 ? "" : `: ${parts.join("; ")}`}`;
}

function itemLine(library: Library, sheet: Sheet, item: Item, language: Language): string {
  const words = wordsIn(language);
  const whom = forWhom(library, item, sheet.edition, language);
  const wearer = Object.keys(sheet.equipped).find((hero) => sheet.equipped[hero].includes(item.id));
  const facts = [
    partIn(item, language),
    ...(whom === "" ? [] : [`${words.needs} ${whom}`]),
    ...(wearer === undefined ? [] : [words.worn(nameIn(library, wearer, language))]),
  ];
  const brings = item.cards.map(([id, copies]) => `${copies}× ${library.find(id)?.name[language] ?? id}`).join(", ");
  return `${item.name[language]} (${facts.join("; ")}): ${brings}`;
}

/** BR-10, BR-138: every scenario of the campaign, with what keeps it from being chosen. */
function matches(library: Library, sheet: Sheet, language: Language): readonly CampaignMatch[] {
  const words = wordsIn(language);
  return library.scenarios
    .filter(({ campaign }) => campaign === sheet.campaign)
    .map((scenario) => ({
      id: scenario.id,
      name: scenario.name[language],
      story: scenario.story[language],
      about: scenario.goal[language],
      meets: [...scenario.levels.normal.enemies, ...scenario.levels.normal.terrain].map(([card]) => card),
      endings: { won: scenario.victory[language], lost: scenario.defeat[language] },
      least: scenario.least,
      most: scenario.most,
      must: scenario.must,
      ...(sheet.won.includes(scenario.id)
        ? { result: "won" as const }
        : sheet.lost.includes(scenario.id)
          ? { result: "lost" as const }
          : {}),
      options: { scenario: scenario.id, edition: sheet.edition },
      reasons: missing(sheet, scenario).map(({ code, rule, name }) => ({
        code,
        rule,
        said: words.missing[code](nameIn(library, name, language)),
      })),
    }));
}

const STANDARD = "standard";
const ALTERNATE = "alternate";
const OFF = "off";

/** BR-140 to BR-143: what every hero could put on, take off or turn over now. */
function changes(library: Library, sheet: Sheet, language: Language): readonly CampaignChange[] {
  const words = wordsIn(language);
  return library.heroes
    .filter(({ id }) => sheet.heroes.includes(id) && !sheet.dead.includes(id))
    .flatMap((hero): CampaignChange[] => {
      const called = hero.name[language];
      const worn = sheet.equipped[hero.id] ?? [];
      const fitting = itemsIn(library, sheet.items).filter(
        (item) => !worn.includes(item.id) && misfit(hero, item, sheet.edition) === null,
      );
      const turned = sheet.alternate.includes(hero.id);
      return [
        ...fitting.map((item) => ({
          words: [hero.id, item.id],
          said: words.equip(called, item.name[language], partIn(item, language)),
          does: "put-on" as const,
          bearer: hero.id,
          item: item.id,
        })),
        ...(sheet.edition === "final" ? itemsIn(library, worn) : []).map((item) => ({
          words: [hero.id, OFF, item.id],
          said: words.off(called, item.name[language]),
          does: "take-off" as const,
          bearer: hero.id,
          item: item.id,
        })),
        ...(sheet.unlocked.includes(hero.id)
          ? [
              {
                words: [hero.id, turned ? STANDARD : ALTERNATE],
                said: (turned ? words.standard : words.turn)(called),
                does: "turn" as const,
                bearer: hero.id,
              },
            ]
          : []),
      ];
    });
}

/** "bastian borrowed-sword", "bastian off borrowed-sword", "bastian alternate": ids, or (beginnings of) names. */
function change(library: Library, sheet: Sheet, given: readonly string[]): Sheet {
  const [who = "", ...rest] = given.map((word) => word.toLowerCase());
  const hero = library.heroes.find((h) => sheet.heroes.includes(h.id) && (h.id === who || isCalled(h.name, who)));
  if (hero === undefined) {
    const known = sheet.heroes.join(", ");
    throw bad(
      `"${visible(who)}" is no hero of this campaign; one of: ${known}`,
      `„${visible(who)}“ ist kein Held dieser Kampagne; möglich: ${known}`,
    );
  }
  if (sheet.dead.includes(hero.id)) throw bad(`${hero.name.en} is dead (BR-122)`, `${hero.name.de} ist tot (BR-122)`);
  const [what = ""] = rest;
  if (rest.length === 1 && (what === STANDARD || what === ALTERNATE)) {
    if (what === ALTERNATE && !sheet.unlocked.includes(hero.id))
      throw bad(
        `the alternate side of ${hero.name.en} is not unlocked (BR-143)`,
        `die andere Seite von ${hero.name.de} ist nicht freigeschaltet (BR-143)`,
      );
    return turnBoard(library, sheet, hero.id, what);
  }
  const isOff = what === OFF;
  const item = itemMeant(library, sheet, rest.slice(isOff ? 1 : 0).join(" "));
  if (!isOff) {
    if (misfit(hero, item, sheet.edition) !== null)
      throw bad(
        `${item.name.en} is not for ${hero.name.en}, but for: ${forWhom(library, item, sheet.edition, "en")} (BR-140)`,
        `${item.name.de} ist nichts für ${hero.name.de}, sondern für: ${forWhom(library, item, sheet.edition, "de")} (BR-140)`,
      );
    return equip(library, sheet, hero.id, item.id);
  }
  if (sheet.edition !== "final")
    throw bad("in v0.9.9 items stay on (BR-142)", "in v0.9.9 bleiben Gegenstände angelegt (BR-142)");
  if (!sheet.equipped[hero.id]?.includes(item.id))
    throw bad(`${hero.name.en} does not wear ${item.name.en}`, `${hero.name.de} trägt ${item.name.de} nicht`);
  return unequip(sheet, hero.id, item.id);
}

const isCalled = (name: Item["name"], word: string): boolean =>
  word !== "" && [name.en, name.de].some((called) => called.toLowerCase().startsWith(word));

function itemMeant(library: Library, sheet: Sheet, word: string): Item {
  const won = itemsIn(library, sheet.items);
  const item = won.find(({ id }) => id === word) ?? won.find(({ name }) => isCalled(name, word));
  if (item !== undefined) return item;
  const unwon = library.items.find(({ id, name }) => id === word || isCalled(name, word));
  if (unwon !== undefined && word !== "")
    throw bad(`${unwon.name.en} has not been won (BR-139)`, `${unwon.name.de} ist nicht gewonnen (BR-139)`);
  const ids = [...sheet.items, OFF, STANDARD, ALTERNATE];
  const meant = nearest(word, ids);
  const said = meant === undefined ? ids.join(", ") : `"${meant}"`;
  throw bad(
    `"${visible(word)}" is no item that was won; perhaps: ${said}`,
    `„${visible(word)}“ ist kein gewonnener Gegenstand; vielleicht: ${said}`,
  );
}

/** Between two scenarios (BR-138 to BR-144): what hosts, pages and the terminal ask, none of which knows the sheet. */
export const campaigns: Campaigns<Library> = {
  titles: (library, language) =>
    library.campaigns.map(({ id, name, story }) => ({ id, name: name[language], story: story[language] })),
  begin: (library, id, options) => newSheet(library, id, (options.edition ?? "final") as Edition),
  describe: (library, given, language) => describe(library, readSheet(library, given), language),
  sheet: (library, given, language) => sheetOf(library, readSheet(library, given), language),
  party: (bearers) => ({ mode: MODES[bearers.length - 1] ?? MODES[0], heroes: bearers.map((id) => [id]) }),
  bearers: ({ heroes }) => (Array.isArray(heroes) ? (heroes as readonly (readonly string[])[]).flat() : []),
  matches: (library, given, language) => matches(library, readSheet(library, given), language),
  changes: (library, given, language) => changes(library, readSheet(library, given), language),
  change: (library, given, words) => change(library, readSheet(library, given), words),
  encode: (library, given) => encodeSheet(library, readSheet(library, given)),
  decode: (library, code) => decodeSheet(library, code),
};
