import { games } from "@rifthall/games";
import { readPackValues } from "@rifthall/packs";
import { test } from "vitest";
import { makeEngine, Talk } from "./talk.js";

/** Words that every object seems to have, and values that cannot be said as a text. */
const WORDS = ["toString", "constructor", "__proto__", "hasOwnProperty"];
const VALUES: readonly unknown[] = [
  ...WORDS,
  JSON.parse('{"toString": 1, "valueOf": 2}'),
  JSON.parse('{"__proto__": 1}'),
];

/** The value with one of its parts replaced, or one of its keys: each way once. */
function* changed(value: unknown): Generator<unknown> {
  yield* VALUES;
  if (Array.isArray(value)) {
    for (const [i, inner] of value.entries()) for (const made of changed(inner)) yield value.with(i, made);
  } else if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value);
    for (const [i, [key, inner]] of entries.entries()) {
      for (const made of changed(inner)) yield Object.fromEntries(entries.with(i, [key, made]));
      for (const word of WORDS) yield Object.fromEntries(entries.with(i, [word, inner]));
    }
    for (const word of WORDS) yield Object.fromEntries([...entries, [word, 1]]);
  }
}

/** What a program says of itself when it trusted what it was given. */
const SLIP = /native code|\[object|Cannot|is not a function|not iterable|undefined \(|reading '/;

test.each(games.map((g) => g.id))(
  "words of every object's prototype are no words of %s",
  (game) => {
    const talk = new Talk(makeEngine((_game, packs) => readPackValues(packs)));
    const options = Object.fromEntries(games.find((g) => g.id === game)?.options.map((o) => [o.name, o.default]) ?? []);
    const said = (op: string, fields: unknown): void => {
      const reply = talk.say(op, fields as object);
      if (reply.ok && op !== "why") talk.do("close", { match: reply.match });
      if (!reply.ok && (reply.error.code === "internal" || SLIP.test(reply.error.message)))
        throw new Error(`${op} ${JSON.stringify(fields)}: ${JSON.stringify(reply.error)}`);
    };
    const { match } = talk.do("new", { game, seed: "proto", options });
    let n = 0;
    talk.wander(match, 3, (status) => {
      for (const { seat, options: offered } of status.over ? [] : status.decision.seats)
        for (const { index: _index, key: _key, label: _label, ...candidate } of offered.slice(0, 3))
          for (const made of changed(candidate)) said("why", { match, seat, candidate: made });
      return ++n < 40;
    });
    const { position } = talk.do("position", { match });
    const { record } = talk.do("record", { match });
    for (const made of changed(options)) said("new", { game, seed: "x", options: made });
    for (const made of changed(position)) if (n++ % 3 === 0) said("setup", { game, seed: "x", position: made });
    for (const made of changed({ ...record, inputs: record.inputs.slice(0, 3) })) said("load", { record: made });
  },
  120_000,
);
