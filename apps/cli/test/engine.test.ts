import type { Seat } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { describe, expect, test } from "vitest";
import { decisionOf, MIDDLE, makeEngine, optionsOf, Talk } from "./talk.js";

const OLD = "an older version";

function duel(seed = "one", more: object = {}) {
  const talk = new Talk();
  const { match, status } = talk.do("new", { game: "riftforce", seed, ...more });
  return { talk, match, status };
}

function middle(more: object = {}) {
  const talk = new Talk();
  const { match, status } = talk.do("setup", { game: "riftforce", seed: "m", position: { ...MIDDLE, ...more } });
  return { talk, match, status };
}

describe("hello", () => {
  test("names the protocol, the version and each game with the schema of its options", () => {
    const { protocol, version, games } = new Talk().do("hello");
    expect([protocol, version]).toEqual([1, "test"]);
    expect(games).toMatchObject([
      { id: "riftforce", title: "Riftforce & Beyond", seats: [1, 4], modes: ["duel", "team", "free-for-all", "solo"] },
      { id: "neverrift", title: "Neverrift", seats: [2, 5], modes: ["standard", "quick", "multiplayer"], decks: true },
      { id: "quantum-rift", title: "Quantum Rift", seats: [1, 2], modes: ["solo", "pair"], decks: false },
      { id: "beyond-the-rift", title: "Beyond the Rift", seats: [1, 4], modes: ["solo", "pair", "trio", "four"] },
    ]);
    const [{ options }] = games as [{ options: { properties: object } }];
    expect(options.properties).toMatchObject({ set: { enum: ["beyond", "base"], default: "beyond" } });
  });
});

describe("requests", () => {
  test("the id comes back, with errors too", () => {
    const engine = makeEngine();
    const idOf = (line: string): unknown => JSON.parse(engine.handle(line)).id;
    expect(idOf('{"id":"a","op":"hello"}')).toBe("a");
    expect(idOf('{"id":7,"op":"nothing"}')).toBe(7);
    expect(idOf('{"op":"hello"}')).toBe(null);
    expect(idOf("nonsense")).toBe(null);
  });

  test.each([
    ["nonsense", "bad-json"],
    ["", "bad-json"],
    ["[1]", "bad-request"],
    ["null", "bad-request"],
    ["{}", "bad-request"],
    ['{"op":"chose"}', "unknown-op"],
    ['{"op":"toString"}', "unknown-op"],
    ['{"op":"hello","id":{}}', "bad-id"],
    ['{"op":"new"}', "bad-request"],
    ['{"op":"new","game":"chess"}', "unknown-game"],
    ['{"op":"new","game":"__proto__"}', "unknown-game"],
    ['{"op":"new","game":"riftforce","seats":3}', "bad-seats"],
    ['{"op":"new","game":"riftforce","seats":"2"}', "bad-request"],
    ['{"op":"new","game":"riftforce","options":{"mod":"duel"}}', "bad-options"],
    ['{"op":"new","game":"riftforce","options":[]}', "bad-options"],
    ['{"op":"new","game":"riftforce","language":"fr"}', "bad-language"],
    ['{"op":"new","game":"riftforce","packs":{}}', "bad-packs"],
    ['{"op":"new","game":"riftforce","packs":[1]}', "bad-pack"],
    ['{"op":"setup","game":"riftforce"}', "bad-position"],
    ['{"op":"setup","game":"riftforce","position":{"mode":"duel"}}', "bad-position"],
    ['{"op":"status"}', "bad-request"],
    ['{"op":"status","match":"m9"}', "unknown-match"],
    ['{"op":"load","record":{}}', "bad-record"],
    ['{"op":"deck"}', "bad-request"],
    ['{"op":"deck","game":"riftforce"}', "no-decks"],
    ['{"op":"deck","game":"neverrift","deck":"nine-path"}', "bad-deck"],
    ['{"op":"deck","game":"neverrift","deck":7}', "bad-deck"],
    ['{"op":"deck","game":"neverrift","deck":{"leader":"x","cards":{"y":-1}}}', "bad-deck"],
    ['{"op":"deck","game":"neverrift","deck":{"leader":"x","cards":{"y":"__proto__"}}}', "bad-deck"],
    ['{"op":"deck","game":"neverrift","deck":"nine-paths","options":{"stars":100}}', "bad-options"],
  ])("%s is refused as %s", (line, code) => {
    const reply = JSON.parse(makeEngine().handle(line));
    expect(reply).toMatchObject({ ok: false, error: { code } });
    expect(reply.error.message.length).toBeGreaterThan(8);
  });

  test("an unknown word names the one that was probably meant", () => {
    const talk = new Talk();
    expect(talk.refused("chose").message).toContain('"choose"');
    expect(talk.refused("new", { game: "riftfarce" }).message).toContain('"riftforce"');
  });
});

describe("deck", () => {
  const game = "neverrift";
  const talk = new Talk();
  interface Deck {
    readonly leader: string;
    readonly cards: Readonly<Record<string, number>>;
    readonly code: string;
    readonly text: string;
  }
  const about = (deck: unknown, more: object = {}) => talk.do("deck", { game, deck, ...more }).deck as Deck;

  test("without a deck it lists the ready ones, with guides and codes", () => {
    const { ready, size, leaders } = talk.do("deck", { game, language: "de" });
    expect(size).toBe(30);
    expect(leaders).toContain("ashka-ninepaths");
    const [first] = ready as [Deck];
    expect(first).toMatchObject({ id: "nine-paths", name: "Neun Pfade", leader: "ashka-ninepaths" });
    expect(about(first.code).cards).toEqual(first.cards);
  });

  test("id, code, readable form and what came back are the same deck", () => {
    const whole = about("nine-paths");
    expect(whole).toMatchObject({ legal: true, size: { have: 30 }, budget: { name: "Stars", have: 20, most: 20 } });
    for (const source of [whole.code, whole.text, whole, { leader: whole.leader, cards: whole.cards }])
      expect(about(source)).toEqual(whole);
    expect(about(about("nine-paths", { language: "de" }).text)).toEqual(whole);
  });

  test("every problem at once, in words; what a match allows counts", () => {
    const bad = about({ leader: "", cards: { "the-keelhauler": 3, nothing: 1 } }, { language: "de" });
    expect(bad).toMatchObject({ legal: false, code: null });
    const { problems } = bad as unknown as { problems: { code: string; rule: string; text: string }[] };
    expect(problems.map(({ code, rule }) => `${code} ${rule}`)).toEqual([
      "no-tamer NR-9",
      "size NR-9",
      "copies NR-12",
      "unknown-card NR-9",
    ]);
    expect(problems[0]?.text).toBe("Kein Bändiger ist gewählt; ein Deck hat genau einen.");
    expect(about("nine-paths", { options: { stars: 19 } })).toMatchObject({
      legal: false,
      problems: [{ code: "stars", rule: "NR-11", have: 20, want: 19, text: expect.stringContaining("1 star less") }],
    });
  });

  test("a code brings a match, and one that is illegal is refused in words", () => {
    const { code } = about("long-lines");
    expect(talk.do("new", { game, options: { decks: [[code], ["nine-paths"]] } }).ok).toBe(true);
    const short = about({ leader: "ashka-ninepaths", cards: { "dustmane-runner": 2 } }).code;
    const { message } = talk.refused("new", { game, options: { decks: [[code], [short]] } });
    expect(message).toContain("options.decks[1]: 2 cards; a deck has exactly 30: 28 more. (NR-9)");
  });
});

describe("a match", () => {
  test("begins with a decision that carries everything", () => {
    const { status } = duel();
    const decision = decisionOf(status);
    expect(decision).toMatchObject({ number: 0, prompt: "draft", text: "Choose a guild for your deck." });
    expect(decision.seats).toEqual([{ seat: decision.seat, options: decision.options }]);
    decision.options?.forEach((o, index) => {
      expect(o).toMatchObject({ index, do: "draft" });
      expect(o).toHaveProperty("key");
      expect(o).toHaveProperty("label");
      expect(o).toHaveProperty("guild");
    });
  });

  test("is played to its end, and is over for every op that would choose", () => {
    const { talk, match } = duel();
    const status = talk.wander(match, 1);
    expect(status).toMatchObject({ over: true, outcome: { reason: expect.stringMatching(/^(points|standstill)$/) } });
    if (status.over) expect(Object.keys(status.outcome).sort()).toEqual(["reason", "scores", "winners"]);
    for (const op of ["choose", "preview", "bot"]) expect(talk.refused(op, { match, index: 0 }).code).toBe("over");
    expect(talk.refused("resign", { match, seat: 0 }).code).toBe("over");
    expect(talk.do("status", { match }).status).toEqual(status);
  });

  test("with a seed is the same anywhere; without one it gets its own", () => {
    const [a, b, c] = [duel("x"), duel("x"), duel("y")].map(({ talk, match }) => talk.hash(match));
    expect(a).toBe(b);
    expect(a).not.toBe(c);
    expect(new Talk().do("new", { game: "riftforce", seed: 5 }).ok).toBe(true);
    const talk = new Talk();
    const { match } = talk.do("new", { game: "riftforce" });
    expect(talk.do("record", { match }).record.seed).toBe("entropy 1");
  });

  test.each(["duel", "team", "free-for-all", "solo"])("in mode %s can be set up again at every decision", (mode) => {
    const { talk, match } = duel("again", { options: { mode } });
    const fields = new Set<string>();
    let n = 0;
    talk.wander(match, 3, () => {
      const { position } = talk.do("position", { match });
      const copy = talk.do("setup", { game: "riftforce", position });
      expect(talk.hash(copy.match)).toBe(talk.hash(match));
      expect(copy.status).toEqual(talk.do("status", { match }).status);
      for (const field of ["memory", "pending"]) if (field in position) fields.add(field);
      talk.do("close", { match: copy.match });
      return ++n < 80;
    });
    expect([...fields].sort()).toEqual(["memory", "pending"]);
  });

  test("is saved and loaded, undos included", () => {
    const { talk, match } = duel();
    let n = 0;
    talk.wander(match, 5, () => ++n < 60);
    talk.do("undo", { match, consent: true });
    talk.wander(match, 6, () => ++n < 90);
    const { record } = talk.do("record", { match });
    const other = new Talk();
    const loaded = other.do("load", { record });
    expect(other.hash(loaded.match)).toBe(talk.hash(match));
    expect(loaded.status).toEqual(talk.do("status", { match }).status);
    expect(other.do("record", { match: loaded.match }).record).toEqual(record);
  });

  test("of other rules or other content is not loaded, and both are named", () => {
    const { talk, match } = duel();
    const { record } = talk.do("record", { match });
    for (const [field, code] of [
      ["rules", "other-rules"],
      ["content", "other-content"],
    ]) {
      const error = talk.refused("load", { record: { ...record, [field]: OLD } });
      expect(error.code).toBe(code);
      expect(error.message).toContain(OLD);
      expect(error.message).toContain(record[field]);
    }
    expect(talk.refused("load", { record: { ...record, inputs: [999] } }).message).toContain("inputs[0]");
    const inputs = Array.from({ length: 16 }, () => 0);
    expect(talk.refused("load", { record: { ...record, inputs, checks: "0000" } }).code).toBe("diverged");
  });

  test("can be closed, and there is room for a thousand", () => {
    const { talk, match } = duel();
    for (let i = 1; i < 1000; i++) talk.do("new", { game: "riftforce", seed: "s" });
    expect(talk.refused("new", { game: "riftforce" }).code).toBe("too-many-matches");
    talk.do("close", { match });
    expect(talk.refused("status", { match }).code).toBe("unknown-match");
    talk.do("new", { game: "riftforce" });
  });

  test("speaks the language it was opened in", () => {
    const { status, talk, match } = duel("one", { language: "de" });
    expect(decisionOf(status).text).toBe("Wähle eine Gilde für dein Deck.");
    const { reasons } = talk.do("why", { match, seat: decisionOf(status).seat, candidate: { do: "check" } });
    expect(reasons).toMatchObject([{ code: "draft-first", text: expect.stringContaining("Gilden") }]);
  });
});

describe("choose", () => {
  test("by index or by fields gives the events and the new status", () => {
    const { talk, match } = middle();
    const { events, status } = talk.do("choose", { match, pick: { do: "play", card: "fire-5", location: 0 } });
    expect(events).toMatchObject([{ do: "play", rule: "RF-40", card: "fire-5", location: 0 }]);
    expect(decisionOf(status)).toMatchObject({ prompt: "play", seat: 0, number: 1 });
    const end = optionsOf(status).find((o) => o.do === "end");
    expect(decisionOf(talk.do("choose", { match, index: end?.index }).status).seat).toBe(1);
  });

  test("a pick that fits none or several lists the candidates", () => {
    const { talk, match } = middle();
    const several = talk.refused("choose", { match, pick: { do: "play", card: "fire-5" } });
    expect(several.code).toBe("ambiguous-pick");
    expect(several.candidates?.map((o) => o.location)).toEqual([0, 1, 2, 3, 4]);
    const none = talk.refused("choose", { match, pick: { do: "play", card: "earth-5", location: 0 } });
    expect(none.code).toBe("no-such-option");
    expect(none.candidates?.every((o) => o.do === "play")).toBe(true);
    expect(talk.do("choose", { match, pick: { do: "check" } }).ok).toBe(true);
  });

  test.each([
    [{}, "bad-request"],
    [{ index: 0, pick: { do: "check" } }, "bad-request"],
    [{ index: -1 }, "bad-index"],
    [{ index: 1.5 }, "bad-index"],
    [{ index: "0" }, "bad-index"],
    [{ index: 1e99 }, "bad-index"],
    [{ index: 0, seat: 1 }, "not-asked"],
    [{ index: 0, seat: -1 }, "bad-seat"],
    [{ index: 0, seat: 2 }, "bad-seat"],
    [{ pick: [] }, "bad-candidate"],
    [{ pick: { __proto__: null, do: { x: 1 } } }, "bad-candidate"],
  ])("%j is refused as %s", (fields, code) => {
    const { talk, match } = middle();
    expect(talk.refused("choose", { match, ...fields }).code).toBe(code);
  });
});

describe("events", () => {
  test("of a set-up that plays on are given, and those of a new match", () => {
    const talk = new Talk();
    const position = { chapter: "andares-1", phase: "start", players: [{ hero: "sabrien-reed" }] };
    const set = talk.do("setup", { game: "quantum-rift", seed: "s", position });
    expect(set.events).toContainEqual(expect.objectContaining({ do: "draw", seat: 0 }));
    const { events } = talk.do("new", { game: "neverrift", seed: "s" });
    expect(events.filter((e) => e.do === "draw")).toHaveLength(12);
    // What a whole position remembers has happened before.
    const whole = talk.do("position", { match: set.match }).position;
    expect(talk.do("setup", { game: "quantum-rift", position: whole }).events).toEqual([]);
  });

  test("are told to each seat as it may know them, since the number it has", () => {
    const { talk, match } = duel();
    talk.wander(match, 3, (status) => decisionOf(status).number < 30);
    const all = talk.do("events", { match });
    expect(all.number).toBe(all.events.length);
    expect(all.of).toBe(all.number);
    const since = Number(all.number);
    const { seat = 0 } = decisionOf(talk.do("status", { match }).status);
    const other = 1 - seat;
    const draws = talk.do("choose", { match, seat, pick: { do: "check" } }).events.filter((e) => e.do === "draw");
    expect(draws.length).toBeGreaterThan(0);
    const told = (to: number): unknown[] => {
      const { events } = talk.do("events", { match, seat: to, since });
      return events.flatMap((e) => (e.do === "draw" ? [e.card] : []));
    };
    expect(told(seat)).toEqual(draws.map((e) => e.card));
    expect(told(other)).toEqual(draws.map(() => "?"));
    expect(talk.do("events", { match, since: talk.do("events", { match, since }).number }).events).toEqual([]);
  });

  test("stay when a choice is taken back, which is told too; a loaded record tells the same", () => {
    const { talk, match } = middle();
    const play = { match, pick: { do: "play", card: "ice-6", location: 0 } };
    const { events } = talk.do("choose", play);
    talk.do("undo", { match, seat: 0 });
    expect(talk.do("events", { match }).events).toEqual([...events, { do: "undo", rule: "", seat: 0, to: 0 }]);
    talk.do("choose", play);
    const { record } = talk.do("record", { match });
    const loaded = talk.do("load", { record });
    const kinds = (of: string): unknown[] => talk.do("events", { match: of }).events.map((e) => e.do);
    expect(kinds(loaded.match)).toEqual(kinds(match));
  });

  test("come in parts, the oldest are let go, and a number that is none is refused", () => {
    const { talk, match } = duel("long");
    expect(talk.refused("events", { match, since: 9999 }).code).toBe("bad-request");
    expect(talk.refused("events", { match, since: -1 }).code).toBe("bad-request");
    const { chronicle } = talk.engine.tables.find({ match });
    const before = chronicle.length;
    chronicle.add(Array.from({ length: 2_100 }, (_, n) => ({ do: "test", rule: "", n })));
    const { code, message } = talk.refused("events", { match, since: 0 });
    expect(code).toBe("too-old");
    const oldest = Number(/since (\d+)/.exec(message)?.[1]);
    expect(oldest).toBe(before + 100);
    const got: unknown[] = [];
    for (let since = oldest, of = Number.POSITIVE_INFINITY; since < of; ) {
      const reply = talk.do("events", { match, since });
      got.push(...reply.events.map((e) => e.n));
      [since, of] = [Number(reply.number), Number(reply.of)];
    }
    expect(got).toEqual(Array.from({ length: 2_000 }, (_, i) => i + 100));
  });
});

describe("what would do nothing", () => {
  test("says so in its option, and such an option may be asked about and chosen", () => {
    const talk = new Talk();
    const position = {
      format: "quick",
      tamers: ["magthilda-von-oramelle", "yrsa-longfurrow"],
      board: Array(3).fill(" . | . | . "),
    };
    const { match, status } = talk.do("setup", { game: "neverrift", position });
    const [first, second] = optionsOf(status);
    expect([first?.do, second?.do]).toEqual(["end", "active"]);
    expect(second).toMatchObject({ idle: true, label: expect.stringMatching(/\(does nothing now\)$/) });
    expect(talk.do("why", { match, seat: 0, candidate: second })).toMatchObject({ legal: true });
    talk.do("choose", { match, pick: { do: "active", idle: true } });
  });
});

describe("preview", () => {
  test("is the beginning of what then happens, and changes nothing", () => {
    const { talk, match } = duel("preview");
    const dice = new Dice(2);
    let told = 0;
    talk.wander(match, 8, (status) => {
      const { seat, options = [] } = decisionOf(status);
      const index = dice.below(options.length);
      const before = talk.hash(match);
      const { events } = talk.do("preview", { match, index });
      expect(talk.do("preview", { match, index, seat }).events).toEqual(events);
      expect(talk.hash(match)).toBe(before);
      const { position } = talk.do("position", { match });
      const copy = talk.do("setup", { game: "riftforce", position }).match;
      const happened = talk.do("choose", { match: copy, index, seat }).events;
      expect(happened.slice(0, events.length)).toEqual(events);
      told += events.length;
      talk.do("close", { match: copy });
      return true;
    });
    expect(told).toBeGreaterThan(50);
  });

  test("tells no card that is only drawn", () => {
    const { talk, match } = middle();
    const { events } = talk.do("preview", { match, pick: { do: "check" } });
    expect(events.map((e) => e.do)).not.toContain("draw");
    expect(talk.do("choose", { match, pick: { do: "check" } }).events.map((e) => e.do)).toContain("draw");
  });
});

describe("resign", () => {
  test("ends a duel", () => {
    const { talk, match } = middle();
    expect(talk.do("resign", { match, seat: 0 }).status).toMatchObject({
      over: true,
      outcome: { winners: [1], reason: "resigned" },
    });
  });

  test("does not end a team's match, and is taken once", () => {
    const { talk, match } = duel("team", { seats: 4, options: { mode: "team" } });
    expect(talk.do("resign", { match, seat: 1 }).status.over).toBe(false);
    expect(talk.refused("resign", { match, seat: 1 }).code).toBe("resigned");
    expect(talk.refused("resign", { match }).code).toBe("bad-request");
    expect(talk.refused("resign", { match, seat: 4 }).code).toBe("bad-seat");
  });
});

describe("undo", () => {
  test("takes back the last choice where nothing came to light", () => {
    const { talk, match } = middle();
    const before = talk.hash(match);
    talk.do("choose", { match, pick: { do: "play", card: "ice-6", location: 4 } });
    expect(decisionOf(talk.do("undo", { match, seat: 0 }).status).prompt).toBe("action");
    expect(talk.hash(match)).toBe(before);
    expect(talk.do("record", { match }).record.inputs.at(-1)).toEqual({ undo: 0 });
  });

  test("past a barrier takes consent, and then the future is another", () => {
    const { talk, match } = middle();
    talk.do("choose", { match, pick: { do: "check" } });
    expect(talk.refused("undo", { match, seat: 0 }).code).toBe("barrier");
    expect(talk.refused("undo", { match, seat: 0, consent: "yes" }).code).toBe("bad-request");
    expect(decisionOf(talk.do("undo", { match, seat: 0, consent: true }).status).seat).toBe(0);
    expect(talk.do("record", { match }).record.inputs.at(-1)).toMatchObject({ undo: 0, seed: expect.any(String) });
  });

  test("needs a choice of that seat", () => {
    const { talk, match } = middle();
    expect(talk.refused("undo", { match }).code).toBe("nothing-to-undo");
    talk.do("choose", { match, pick: { do: "play", card: "ice-6", location: 4 } });
    expect(talk.refused("undo", { match, seat: 1 }).message).toBe("seat 1 has made no choice that could be taken back");
  });
});

describe("why", () => {
  test("says which rule speaks against it", () => {
    const { talk, match } = middle();
    const ask = (candidate: object, seat = 0) => talk.do("why", { match, seat, candidate });
    expect(ask({ do: "play", card: "fire-5", location: 1 })).toMatchObject({ legal: true, reasons: [] });
    expect(ask({ do: "end" })).toMatchObject({ legal: false, reasons: [{ code: "not-now", rule: "RF-47" }] });
    expect(ask({ do: "play", card: "plant-7", location: 1 }).reasons).toMatchObject([{ code: "unknown-card" }]);
    expect(ask({ do: "check" }, 1).reasons).toMatchObject([{ code: "not-your-turn" }]);
    expect(talk.refused("why", { match, seat: 0 }).code).toBe("bad-candidate");
  });

  test("agrees with the options, each of which may be sent back whole", () => {
    const { talk, match } = duel("why");
    let n = 0;
    talk.wander(match, 4, (status) => {
      const { seat, options = [] } = decisionOf(status);
      for (const candidate of options) expect(talk.do("why", { match, seat, candidate }).legal).toBe(true);
      return ++n < 60;
    });
  });
});

describe("bot", () => {
  test.each(["random", "greedy", "search", "novice", "oracle"])(
    "%s names a legal option and changes nothing",
    (level) => {
      const { talk, match, status } = middle();
      const before = talk.hash(match);
      const { index, option, visits, value } = talk.do("bot", { match, level, iterations: 50 });
      expect(option).toEqual(optionsOf(status)[index as number]);
      expect([typeof visits, typeof value]).toEqual(["number", "number"]);
      expect(talk.do("bot", { match, level, iterations: 50, seat: 0 }).index).toBe(index);
      expect(talk.hash(match)).toBe(before);
    },
  );

  test("keeps to a time, and to its bounds", () => {
    const { talk, match } = middle();
    expect(talk.do("bot", { match, ms: 5 }).ok).toBe(true);
    expect(talk.refused("bot", { match, level: "gready" }).message).toContain('"greedy"');
    expect(talk.refused("bot", { match, seat: 1 }).code).toBe("not-asked");
    for (const bad of [{ ms: 0 }, { ms: 1e9 }, { iterations: -1 }, { iterations: 1e9 }, { ms: "5" }])
      expect(talk.refused("bot", { match, ...bad }).code).toBe("bad-request");
  });
});

describe("advise", () => {
  test("weighs every option of the deciding seat and changes nothing", () => {
    const { talk, match, status } = middle();
    const before = talk.hash(match);
    const { seat, iterations, options } = talk.do("advise", { match, iterations: 60 }) as unknown as {
      seat: number;
      iterations: number;
      options: { option: { key: number }; visits: number; value: number; line: { seat: number; label: string }[] }[];
    };
    expect(seat).toBe(decisionOf(status).seat);
    expect(iterations).toBe(60);
    expect(options.map((o) => o.option.key).sort()).toEqual(
      optionsOf(status)
        .map((o) => o.key)
        .sort(),
    );
    expect(options.reduce((sum, o) => sum + o.visits, 0)).toBe(60);
    expect(talk.do("advise", { match, iterations: 60, seat }).options).toEqual(options);
    expect(talk.hash(match)).toBe(before);
    expect(talk.refused("advise", { match, seat: 1 - seat }).code).toBe("not-asked");
    expect(talk.refused("advise", { match, iterations: 0 }).code).toBe("bad-request");
  });
});

describe("packs", () => {
  const pack = {
    pack: "small",
    game: "riftforce",
    version: 1,
    guilds: [{ guild: "needle", name: { en: "Needle", de: "Nadel" }, activate: { damage: 9, to: "first enemy here" } }],
  };
  const position = {
    ...MIDDLE,
    guilds: [["needle", "ice", "light", "shadow"], MIDDLE.guilds[1]],
    hands: [["needle-5"], []],
    locations: MIDDLE.locations.map((stacks, l) => (l === 2 ? [["needle-6"], ["earth-6"]] : stacks)),
  };

  test("inline cards play, stand in the record, and load again", () => {
    const talk = new Talk();
    const { match } = talk.do("setup", { game: "riftforce", position, packs: [pack] });
    talk.do("choose", { match, pick: { do: "discard", card: "needle-5" } });
    const { record } = talk.do("record", { match });
    expect(record.packs).toEqual([pack]);
    expect(talk.do("position", { match }).position.scores).toEqual([1, 0]);
    const { match: again } = talk.do("load", { record });
    expect(talk.hash(again)).toBe(talk.hash(match));
  });

  test("are checked by whoever was asked to", () => {
    const talk = new Talk(
      makeEngine(() => {
        throw new Error("no packs here");
      }),
    );
    expect(talk.refused("new", { game: "riftforce", packs: [pack] })).toMatchObject({
      code: "bad-pack",
      message: expect.stringContaining("no packs here"),
    });
  });
});

test("a view shows a seat its own cards and a spectator nobody's", () => {
  const { talk, match } = middle();
  const hands = (seat?: Seat): unknown =>
    talk.do("view", { match, ...(seat === undefined ? {} : { seat }) }).view.hands;
  expect(hands(0 as Seat)).toEqual([[...MIDDLE.hands[0]].sort(), ["?", "?", "?"]]);
  expect(hands(1 as Seat)).toEqual([["?", "?", "?", "?"], [...MIDDLE.hands[1]].sort()]);
  expect(hands()).toEqual([
    ["?", "?", "?", "?"],
    ["?", "?", "?"],
  ]);
});
