import { readFileSync } from "node:fs";
import { formats } from "@rifthall/games";
import { readOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { Match, optionList } from "@rifthall/kernel/match";
import { checkPack, readPackFile } from "@rifthall/packs";
import { describe, expect, test } from "vitest";
import { begunMatch, type Fields } from "../kit.js";
import { game, Table } from "./table.js";

const file = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");
const sections = formats.find((f) => f.game === "beyond-the-rift")?.sections ?? [];
const fieldsOf = (key: string): string[] => Object.keys(sections.find((s) => s.key === key)?.fields ?? {});

/** Plays at random to the end; every invariant holds after every answer. */
function playedOut(t: Table, seed: number): Table {
  const dice = new Dice(seed);
  const { state, start } = t.match;
  // Invariants only read, so they read a copy whose columns need no checking: much quicker.
  const copy = game.create({ ...start, checked: false });
  while (!t.over) {
    const seat = t.asked[dice.below(t.asked.length)] as Seat;
    t.match.choose(seat, dice.below(optionList(state, seat).length));
    copy.copyFrom(state);
    expect(game.faults(copy), `seed ${seed}`).toEqual([]);
  }
  return t;
}

describe("the example pack", () => {
  const source = file("examples/packs/dead-letters.yaml");
  const pack = readPackFile(source, "dead-letters.yaml");
  const content = game.content([pack]);
  const own = (section: string): readonly Fields[] => pack[section] as readonly Fields[];

  test("is sound and reads well on its cards", () => {
    expect(checkPack(source, "dead-letters.yaml")).toMatchObject({ problems: [], warnings: [] });
    for (const language of ["en", "de"] as const)
      for (const { id, text } of game.cards(content, language)) expect(text, id).not.toMatch(/undefined|\{|\}/);
  });

  test.each(["scenarios", "enemies", "terrain", "cards", "items", "notes", "campaigns"])(
    "shows every field of %s",
    (section) => {
      const shown = new Set(own(section).flatMap((entry) => Object.keys(entry)));
      // An ally is Persistent without saying so, and this one is.
      expect(fieldsOf(section).filter((field) => !shown.has(field) && field !== "persistent")).toEqual([]);
    },
  );

  test("its enemy is read out as docs/effects.md says", () => {
    const text = game.cards(content, "en").find((c) => c.id === "the-censor")?.text ?? "";
    const [quoted] = /(?<=^> )This card has .+$/m.exec(file("docs/effects.md")) ?? ["nothing"];
    expect(text).toContain(quoted);
  });

  const modes = ["solo", "pair", "trio", "four"];
  const editions = ["final", "v099"];
  test.each(modes.flatMap((mode) => editions.map((edition) => [mode, edition] as const)))(
    "plays to an end at random: %s, %s",
    (mode, edition) => {
      const options = { mode, edition, scenario: "the-dead-letter-office" };
      for (let seed = 0; seed < 6; seed++) {
        const t = playedOut(new Table(begunMatch(game, content, options, `letters ${seed}`)), seed);
        expect(["victory", "defeat"]).toContain(t.outcome.reason);
      }
    },
  );

  test("in its campaign it is won with all that it promises, and the coat is worn in the next match", () => {
    const { campaigns } = game;
    if (!campaigns) throw new Error("there are no campaigns");
    const begun = campaigns.begin(content, "undelivered", readOptions(game.options, {}));
    const options = readOptions(game.options, { scenario: "the-dead-letter-office" });
    const start = { content, options, seats: 1, campaign: begun };
    const position = { scenario: "the-dead-letter-office", counters: { letters: 1 }, heroes: [{ ap: 20 }] };
    const deck = { responseDeck: ["the-worst-of-it"] };
    const t = new Table(new Match(game, { ...start, seed: "won", position: { ...position, ...deck } }));
    t.seat(0).act("search-a-sack");
    expect(t.outcome).toMatchObject({ winners: [0], reason: "victory" });
    const after = t.outcome.campaign ?? {};
    expect(after).toMatchObject({
      items: ["postmans-coat"],
      unlocked: ["olazabal"],
      notes: ["letters-saved"],
      won: ["the-dead-letter-office"],
    });
    expect(after.heroes).toContain("elisa");
    const dressed = campaigns.change(content, after, ["olazabal", "postmans-coat"]);
    expect(
      campaigns
        .describe(content, dressed, "en")
        .flatMap((s) => s.lines)
        .join(),
    ).toContain("wears The Postman's Coat");
  });

  test("the coat's cards are played", () => {
    const heroes = [["olazabal", "postmans-coat"]];
    const used = new Set<unknown>();
    for (let seed = 0; seed < 24; seed++) {
      const options = { heroes, scenario: "the-dead-letter-office" };
      const t = playedOut(new Table(begunMatch(game, content, options, `coat ${seed}`)), seed);
      for (const e of t.events()) if (["attack", "lay", "ap-card", "special", "react"].includes(e.do)) used.add(e.card);
    }
    const cards = own("cards").map(({ card }) => card);
    expect(cards.filter((card) => !used.has(card))).toEqual([]);
  });
});

describe("docs/scenarios.md", () => {
  const doc = file("docs/scenarios.md");
  const snippets = [...doc.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text]) => text);
  const whole = joined(snippets);

  test("its snippets are a pack that can be played, for any number of heroes", () => {
    expect(checkPack(whole, "doc.yaml")).toMatchObject({ problems: [], warnings: [] });
    const content = game.content([readPackFile(whole, "doc.yaml")]);
    for (const mode of ["solo", "four"])
      for (const scenario of ["the-lamp-room", "the-oil-cellar"])
        for (let seed = 0; seed < 4; seed++)
          playedOut(new Table(begunMatch(game, content, { mode, scenario }, `doc ${seed}`)), seed);
  });

  const tables = [...doc.matchAll(/^Fields of `([a-z]+)`.*:\n\n((?:\|.*\n)+)/gm)].map(([, section, text]) => ({
    section,
    rows: [...text.matchAll(/^\| `([a-z0-9]+)` \| `(.+?)` \|/gm)].map(([, field, example]) => ({ field, example })),
  }));

  test("tells every field of every section, those of Fatigue as of Wounds", () => {
    const told = Object.fromEntries(
      tables.map(({ section, rows }) => [section, rows.map(({ field }) => field).sort()]),
    );
    const wanted = sections
      .filter((s) => !s.builtIn && s.key !== "fatigues")
      .map((s) => [s.key, fieldsOf(s.key).sort()]);
    expect(told).toEqual(Object.fromEntries(wanted));
  });

  const examples = tables.flatMap(({ section, rows }) => rows.map(({ field, example }) => [section, field, example]));
  test.each(examples)("the example of %s, %s is right", (section, field, example) => {
    const { problems } = checkPack(written(section, field, example), "doc.yaml");
    expect(problems.map((p) => p.message)).toEqual([]);
  });

  test("what it says of things written wrongly is what is said", () => {
    const rows = [...doc.matchAll(/^\| `(.+?)` \| `(.+?)` \| (?:`(.+?)` )?\|$/gm)];
    const refusals = rows.filter(([, , right]) => whole.includes(right));
    expect(refusals.length).toBeGreaterThan(9);
    for (const [, wrong, right, said] of refusals) {
      const { problems } = checkPack(whole.replace(right, wrong), "doc.yaml");
      const all = problems.map((p) => p.message).join("\n");
      if (said === undefined) expect(all, wrong).toBe("");
      else expect(all, wrong).toContain(said);
    }
  });

  /** The pack in which the first entry of a section has that field as the example has it. */
  function written(section: string, field: string, example: string): string {
    const [head, body] = whole.split(`\n${section}:\n`);
    const entries = body.split(/\n(?=\S)/);
    const [first, ...others] = entries[0].split(/\n(?= {2}- )/);
    const kept = first.replace(new RegExp(`\n {4}${field}:.*(?:\n {5,}.*)*`), "");
    const alone = only(section, field, kept);
    return [`${head}\n${section}:\n${[`${alone}\n    ${example}`, ...others].join("\n")}`, ...entries.slice(1)].join(
      "\n",
    );
  }
});

/** A Wound is of one kind, and only what stays in play acts there: what would be in the way goes. */
function only(section: string, field: string, entry: string): string {
  if (section === "wounds" && ["attack", "defense"].includes(field)) return entry.replace(/\n {4}ap:.*/, "");
  if (section === "cards" && field === "divided") return `${entry}\n    ap: { cost: 0, gain: 1 }`;
  if (section === "cards" && ["persistent", "ally"].includes(field)) return `${entry}\n    special: { cost: 1 }`;
  if (section === "cards" && ["ongoing", "action", "end"].includes(field))
    return `${entry}\n    persistent: true\n    special: { cost: 1 }`;
  return entry;
}

/** Snippets put together: the entries of a section that several have stand under one heading. */
function joined(snippets: readonly string[]): string {
  const parts = new Map<string, string>();
  for (const part of snippets.flatMap((text) => text.trimEnd().split(/\n+(?=\S)/))) {
    const key = part.slice(0, part.indexOf(":"));
    const before = parts.get(key);
    parts.set(key, before === undefined ? part : `${before}\n${part.slice(part.indexOf("\n") + 1)}`);
  }
  return `${[...parts.values()].join("\n")}\n`;
}
