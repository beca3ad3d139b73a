import { games } from "@rifthall/games";
import { type Game, readOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { type Campaign, Match, readRecord, startFrom } from "@rifthall/kernel/match";
import { Refusal } from "@rifthall/kernel/text";
import { expect, test } from "vitest";
import { decodeLink, encodeLink, Host } from "../src/index.js";

const plain = games[0] as Game;
const content = plain.content([]);

/** A game in campaigns: who won which match before stands on its sheet. */
const saga: Game = {
  ...plain,
  id: "saga",
  campaign: (_content, given) => {
    if (!Array.isArray(given.won)) throw new Refusal("bad-campaign", "campaign.won must be a list");
  },
  create: (setup) => Object.assign(plain.create(setup), { won: setup.campaign?.won ?? [] }),
  outcome: (s) => {
    const outcome = plain.outcome(s);
    return { ...outcome, campaign: { won: [...(s as unknown as { won: Seat[] }).won, ...outcome.winners] } };
  },
};

const start = (campaign?: Campaign) => ({
  content,
  seats: 2,
  options: readOptions(plain.options, {}),
  seed: "saga",
  ...(campaign === undefined ? {} : { campaign }),
});

function played(campaign: Campaign, inputs = 20): Match {
  const match = new Match(saga, start(campaign));
  for (let i = 0; i < inputs; i++) match.input(0);
  return match;
}

test("a campaign goes from match to match: in with the start, out with the outcome", () => {
  const people = [{ is: "person" }, { is: "person" }] as const;
  const first = new Host(saga, start({ won: [] }), people, () => "");
  first.resign(0 as Seat);
  const status = first.status(1 as Seat, "en");
  const campaign = status.over ? status.outcome.campaign : undefined;
  expect(campaign).toEqual({ won: [1] });
  const second = new Host(saga, start(campaign), people, () => "");
  second.resign(1 as Seat);
  expect(second.status(0 as Seat, "en")).toMatchObject({ outcome: { campaign: { won: [1, 0] } } });
});

test("it is in the record, and running hashes follow from it", () => {
  const match = played({ won: [1] });
  const record = readRecord(JSON.parse(JSON.stringify(match.record())));
  expect(record.campaign).toEqual({ won: [1] });
  const again = new Match(saga, startFrom(record, content, record.options));
  again.replay(record);
  expect(again.hash()).toBe(match.hash());
  const changed = { ...record, campaign: { won: [0] } };
  const other = new Match(saga, startFrom(changed, content, changed.options));
  expect(() => other.replay(changed)).toThrow(/diverges/);
});

test("it goes with a link, which shows where it was changed", () => {
  const record = played({ won: [1], note: "Grüße" }).record();
  const link = encodeLink(saga, record, content);
  expect(decodeLink(link, [saga], () => content)).toEqual(JSON.parse(JSON.stringify(record)));
  const none = played({ won: [] });
  expect(none.hash()).not.toBe(none.state.hash());
});

test("a game without campaigns refuses one: at the start, in a record, in a link", () => {
  const refused = expect.objectContaining({ code: "no-campaigns" });
  expect(() => new Match(plain, start({ won: [] }))).toThrow(refused);
  const record = { ...new Match(plain, start()).record(), campaign: { won: [] } };
  expect(() => new Match(plain, startFrom(record, content, record.options))).toThrow(refused);
  expect(() => encodeLink(plain, record, content)).toThrow(refused);
});

test("a game refuses a campaign that is none of its own, and the kernel one without bounds", () => {
  expect(() => new Match(saga, start({ lost: [] }))).toThrow("campaign.won must be a list");
  const endless = { won: [], note: "x".repeat(10_000) };
  expect(() => new Match(saga, start(endless))).toThrow(expect.objectContaining({ code: "too-long" }));
  const record = { ...played({ won: [] }, 0).record(), campaign: endless };
  expect(() => readRecord(record)).toThrow(expect.objectContaining({ code: "too-long" }));
});
