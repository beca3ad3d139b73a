import { readFileSync } from "node:fs";
import { readOptions } from "@rifthall/kernel/game";
import { type Seat, seatList } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { Match, optionList } from "@rifthall/kernel/match";
import { asked, type Event } from "@rifthall/kernel/state";
import { checkPack, readPackFile } from "@rifthall/packs";
import { describe, expect, test } from "vitest";
import { neverrift } from "./table.js";

const file = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");

/** What a stranger might write. */
const LANTERN = `pack: lantern
game: neverrift
version: 1
title: { en: Lantern, de: Laterne }
tamers:
  - tamer: keeper
    name: { en: The Keeper, de: Die Hüterin }
    faction: sworn
    passive: { on: destroyed, who: friendly creature, do: { draw: 1 } }
    active: { tame: weakest enemy creature }
cards:
  - card: ember
    name: { en: Ember, de: Glut }
    type: creature
    faction: sworn
    rarity: common
    sides: [4, 3, 5, 10]
    keywords: [pierce]
    enters: { may: { bounce: any adjacent creature } }
    ongoing: { get: { sides: 1 }, to: adjacent sworn creatures }
  - card: gust
    name: { en: Gust, de: Böe }
    type: spell
    faction: neutral
    rarity: rare
    play: [{ move: any enemy creature, to: empty field }, { get: { sides: -1 }, to: that, until: turn }]
decks:
  - deck: glow
    name: { en: Glow, de: Schein }
    guide: { en: Burn., de: Brenne. }
    tamer: keeper
    cards: { ember: 2, gust: 2, unremarkable-neighbour: 2, willing-novice: 2, the-stand-in: 2, the-promoted: 2, sextons-boy: 2, the-walled-in: 2, filing-clerk: 2, confessor-in-plain-clothes: 2, the-borrowed-cellar: 2, lost-property-office: 2, roadside-ox: 2, shutterback: 2, letter-moth: 2 }
`;

function found(words: string, instead: string): { said: string; line: number } {
  expect(LANTERN).toContain(words);
  const line = LANTERN.slice(0, LANTERN.indexOf(words)).split("\n").length;
  const source = LANTERN.replace(words, instead);
  const { problems } = checkPack(source, "mine.yaml");
  return { said: problems.map((p) => `${p.line ?? ""} ${p.path} ${p.message}`).join("\n"), line };
}

describe("a pack from outside", () => {
  test("is taken as it is, and its deck may be played", () => {
    expect(checkPack(LANTERN, "mine.yaml")).toMatchObject({ problems: [], warnings: [] });
    const content = neverrift.content([readPackFile(LANTERN, "mine.yaml")]);
    const deck = neverrift.decks?.read(content, "glow");
    if (!deck) throw new Error("there are no decks");
    expect(neverrift.decks?.check(content, deck)).toEqual({ problems: [], advice: [] });
    const code = neverrift.decks?.encode(content, deck) ?? "";
    expect(code).toContain(".ember*2");
    expect(neverrift.decks?.read(content, code)).toEqual(deck);
  });

  test.each([
    ["an unknown verb", "{ bounce: any", "{ bonce: any", /unknown verb "bonce"; did you mean "bounce"/],
    ["an unknown keyword", "[pierce]", "[peirce]", /peirce.*pierce/],
    ["an unknown word in a selection", "any adjacent creature", "any adjacent critter", /unknown word "critter"/],
    ["an unknown event", "on: destroyed", "on: destroy", /destroyed/],
    ["an unknown faction", "faction: neutral", "faction: royals", /unknown word "royals"; did you mean "royal"/],
    ["a value past A", "[4, 3, 5, 10]", "[4, 3, 5, 11]", /10|sides/],
    ["three sides", "[4, 3, 5, 10]", "[4, 3, 5]", /four sides/],
    ["a creature that is played like a spell", "enters: { may", "play: { may", /a creature has no "play"/],
    ["a spell that does nothing", "    play: [{ move: any", "    flavour: [{ move: any", /flavour|play/],
    [
      "ongoing with an end",
      "to: adjacent sworn creatures }",
      "to: adjacent sworn creatures, until: turn }",
      /without "until"/,
    ],
    [
      "ongoing that hangs on itself",
      "to: adjacent sworn creatures }",
      'to: creatures, while: { count: strongest creatures, is: ">= 1" } }',
      /"strongest" cannot be asked in ongoing/,
    ],
    [
      "ongoing that goes on and on",
      "{ get: { sides: 1 }, to: adjacent sworn creatures }",
      `[${Array.from({ length: 9 }, () => "{ get: { up: 1 }, to: creatures }").join(", ")}]`,
      /9 changes; a card makes at most 8/,
    ],
    ["a change without an end", ", until: turn }]", " }]", /"get" needs "until: turn"/],
    ["a deck of a card nobody knows", "gust: 2", "gusto: 2", /gusto.*gust/],
    ["a deck too small", "ember: 2, ", "", /30/],
    ["a tamer that is none", "tamer: keeper\n    cards", "tamer: ember\n    cards", /ember|tamer/],
    ["an id of a built-in card", "card: gust", "card: mutiny", /"mutiny" is defined twice/],
  ])("%s is refused, saying where and what would be right", (_, words, instead, reason) => {
    const { said, line } = found(words, instead);
    expect(said).toMatch(reason);
    expect(Math.abs(Number.parseInt(said, 10) - line), said).toBeLessThanOrEqual(1);
  });
});

describe("the example pack", () => {
  const source = file("examples/packs/lamplighters.yaml");
  const pack = readPackFile(source, "lamplighters.yaml");
  const content = neverrift.content([pack]);

  test("is sound, its deck is legal, and its cards read well", () => {
    expect(checkPack(source, "lamplighters.yaml")).toMatchObject({ problems: [], warnings: [] });
    const deck = neverrift.decks?.read(content, "the-last-round");
    expect(deck && neverrift.decks?.check(content, deck)).toEqual({ problems: [], advice: [] });
    for (const language of ["en", "de"] as const)
      for (const { id, text } of neverrift.cards(content, language)) expect(text, id).not.toMatch(/undefined|\{|\}/);
  });

  test("its watch is read out as docs/effects.md says, and docs/decks.md shows the code of a ready deck", () => {
    const text = neverrift.cards(content, "en").find((c) => c.id === "night-watch")?.text;
    const [quoted] = /(?<=^> )5 3 5 3\..+$/m.exec(file("docs/effects.md")) ?? [];
    expect(quoted).toBe(text);
    const [code] = /NR1[\w-]+/.exec(file("docs/decks.md")) ?? [];
    expect(neverrift.decks?.read(content, code ?? "")).toEqual(neverrift.decks?.read(content, "nine-paths"));
  });

  test("plays to an end, and every card of it is used", () => {
    const used = new Set<unknown>();
    for (let seed = 0; seed < 30; seed++) {
      const options = readOptions(neverrift.options, { decks: [["the-last-round"], ["long-lines"]] });
      const match = new Match(neverrift, { content, options, seats: 2, seed: `lamps ${seed}` });
      const log: Event[] = [];
      match.state.log = log;
      const dice = new Dice(seed);
      while (!match.over) {
        const [seat] = seatList(asked(match.state));
        match.choose(seat as Seat, dice.below(optionList(match.state, seat as Seat).length));
      }
      for (const e of log) if (e.do === "enter" || e.do === "cast") used.add(e.card);
    }
    const own = (pack as unknown as { cards: { card: string }[] }).cards.map((c) => c.card);
    expect(own.filter((card) => !used.has(card))).toEqual([]);
  });
});
