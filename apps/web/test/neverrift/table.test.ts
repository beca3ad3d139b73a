import { neverrift } from "@rifthall/games/neverrift";
import { SIDES, sideText } from "@rifthall/games/neverrift/facts";
import type { CardType, Creature, Event, Field, Pile } from "@rifthall/games/neverrift/wire";
import { Host, pictureOf } from "@rifthall/host";
import { type Game, readOptions } from "@rifthall/kernel/game";
import type { Card, Seat } from "@rifthall/kernel/ids";
import { expect, test } from "vitest";
import { engravingOf, printed, valuesOf } from "../../src/tables/neverrift/face.ts";
import { fan } from "../../src/tables/neverrift/fan.ts";
import { foresightOf, tokensAfter } from "../../src/tables/neverrift/foresight.ts";
import { cardIcon, factionIcon } from "../../src/tables/neverrift/icons.ts";
import { beside, fieldsIn, standingOf, towards } from "../../src/tables/neverrift/position.ts";
import { candidate, taps } from "../../src/tables/neverrift/taps.ts";
import type { Choice, Decision, Picture } from "../../src/tables/neverrift/wire.ts";

const content = neverrift.content([]);
const cards = new Map(neverrift.cards(content, "en").map((card) => [card.id, card]));
const typeOf = (card: string): CardType | undefined => cards.get(card)?.face?.type;
/** As whoever runs matches knows it: any game. */
const game = neverrift as unknown as Game;

const DECK = ["letter-moth", "keyhole-owl", "roadside-ox"];
const POSITION = {
  format: "standard",
  turn: 0,
  first: 0,
  tamers: ["ludvig-von-ascheburg", "magthilda-von-oramelle*"],
  decks: [DECK, DECK],
  board: [
    " . | gate-lion:1 | . | . ",
    " the-borrowed-cellar | willing-novice:0 | . | pike-rank:1 ",
    " . | . | shield-page:1 | . ",
    " . | . | . | . ",
  ],
  hands: [["the-stand-in", "the-stand-in", "an-even-account", "lost-property-office"], ["gate-lion"]],
};

function placed(position: Readonly<Record<string, unknown>>): { host: Host; picture: Picture; decision: Decision } {
  const framed = game.framed?.(position, readOptions(game.options, {}));
  if (!framed) throw new Error("no positions here");
  const people = Array.from({ length: framed.seats }, (_, i) => ({
    is: "person" as const,
    name: `P${i}`,
    who: `${i}`,
  }));
  const host = new Host(game, { content, ...framed, seed: "t", position }, people, () => "t");
  const decision = host.decision(0 as Seat, "en");
  if (decision === null) throw new Error("nobody decides");
  const picture: unknown = pictureOf(host.scene(0 as Seat));
  return { host, picture: picture as Picture, decision: decision as unknown as Decision };
}

const optionsOf = ({ seats }: Decision): readonly Choice[] => seats[0]?.options ?? [];
function rowOn({ scene }: Picture, zone: Pile | Field, card?: string): Card {
  const found = scene.zones[zone]?.find((c) => card === undefined || c.card === card);
  if (!found) throw new Error(`nothing such lies in ${zone}`);
  return found.id;
}

test("every card has an engraving of its own", () => {
  const all = [...cards.keys()];
  expect(all.filter((id) => !(id in cardIcon))).toEqual([]);
  const icons = all.map((id) => engravingOf(printed(cards.get(id), id)));
  expect(new Set(icons).size).toBe(all.length);
  expect(engravingOf(printed(undefined, "from-a-pack"))).toBe(factionIcon.neutral);
});

test("NR-8 ten is an A; values of now are told from printed ones, also of a card that lies the other way", () => {
  expect(sideText(10)).toBe("A");
  const of = { ...printed(cards.get("gate-lion"), "gate-lion"), sides: [3, 9, 3, 2] };
  expect(valuesOf(of, undefined, false).map(({ text }) => text)).toEqual(["3", "9", "3", "2"]);
  const lies: Omit<Creature, "id" | "owner"> = { card: "gate-lion", keywords: [], up: 3, right: 4, down: 3, left: 9 };
  const seen = { ...lies, id: 1 as Card, owner: 1 as Seat };
  expect(valuesOf(of, seen, true).map(({ change }) => change)).toEqual([undefined, "raised", undefined, undefined]);
  expect(valuesOf(of, seen, false).map(({ change }) => change)).toEqual([undefined, "lowered", undefined, "raised"]);
});

test("fields have neighbours on four sides", () => {
  expect(SIDES.map((side) => beside("b2", side))).toEqual(["b1", "c2", "b3", "a2"]);
  expect(towards("a1", "c1")).toEqual({ side: "right", steps: 2 });
  expect(towards("a1", "b2")).toBeUndefined();
});

test("every option is a button or says what is tapped; a play is a card and a field, a Sacrifice a card and a creature", () => {
  const { picture, decision } = placed(POSITION);
  expect(fieldsIn(picture)).toHaveLength(16);
  const said = new Map(optionsOf(decision).map((o) => [o.label, taps(o, picture, 0)]));
  const standIn = `card:${rowOn(picture, "hand-0", "the-stand-in")}`;
  expect(said.get("Play The Stand-In on a1")).toEqual([standIn, "field:a1"]);
  expect(said.get("Play The Stand-In on b2 by Sacrifice")).toEqual([standIn, `card:${rowOn(picture, "field-b2")}`]);
  expect(said.get("Cast An Even Account")).toHaveLength(1);
  expect(said.get("Use your tamer's active")).toEqual([`card:${rowOn(picture, "tamer-0")}`]);
  expect([...said].filter(([, keys]) => keys.length === 0).map(([label]) => label)).toEqual(["End turn (pass)"]);
});

test("what cannot be done is asked about as what was meant", () => {
  const { host, picture, decision } = placed(POSITION);
  const why = (...path: readonly string[]) => {
    const wanted = candidate(path, decision, picture, typeOf);
    return wanted === null ? null : host.why(0 as Seat, wanted, "en").reasons.map(({ text }) => text);
  };
  const inHand = (card: string): string => `card:${rowOn(picture, "hand-0", card)}`;
  expect(why(inHand("lost-property-office"), `card:${rowOn(picture, "field-d2")}`)).toEqual(["it has no Sacrifice"]);
  expect(why(inHand("the-stand-in"), `card:${rowOn(picture, "field-d2")}`)).toEqual([
    "nothing of yours that could be sacrificed lies there",
  ]);
  expect(why("field:a1")).toEqual(["this is not what is asked now"]);
  expect(why(`card:${rowOn(picture, "field-a2")}`)).toEqual(["places may only be moved after an effect that says so"]);
});

test("what a play would do: who is tamed, who blocks, who holds, who is moved, and the tokens then", () => {
  const { picture } = placed(POSITION);
  const lying = (card: string, field: string) => ({ rule: "", card, id: rowOn(picture, `field-${field}`), field });
  const [pike, shield, lion] = [lying("pike-rank", "d2"), lying("shield-page", "c3"), lying("gate-lion", "b1")];
  const [us, them] = [0 as Seat, 1 as Seat];
  // As the engine tells it, whatever the cards are worth today.
  const ox = { rule: "", card: "roadside-ox", id: 90 as Card, field: "c2" };
  const enters: Event = { do: "enter", seat: us, ...ox };
  const events: readonly Event[] = [
    enters,
    { do: "move", seat: them, ...lion, from: "b1", field: "c1" },
    { do: "attack", seat: us, ...ox, sides: [5, 6, 7, 8] },
    { do: "tame", seat: us, from: them, ...pike },
    { do: "tame", seat: us, from: them, ...lion, field: "c1" },
    { do: "block", seat: them, ...shield },
  ];
  const { enters: laid, blows, fates } = foresightOf(events, picture);
  expect(laid).toEqual({ card: "roadside-ox", field: "c2", seat: 0, sides: [5, 6, 7, 8] });
  expect(blows.map(({ to, comes }) => [to, comes])).toEqual([
    ["c1", "tames"],
    ["d2", "tames"],
    ["c3", "blocked"],
  ]);
  expect(fates.get(pike.id)).toEqual({ is: "tamed", by: 0 });
  expect(fates.get(lion.id)).toEqual({ is: "tamed", by: 0, to: "c1" });
  expect(tokensAfter(events, picture, typeOf)).toEqual([4, 1]);
  const alone = foresightOf([enters, { do: "attack", seat: us, ...ox, sides: [1, 1, 1, 1] }], picture);
  expect(alone.blows.map(({ comes }) => comes)).toEqual(["holds", "holds"]);
});

test("whose active is spent, how many hold what, and a top card that is known", () => {
  const { picture } = placed({ ...POSITION, faceUp: [[], [0]] });
  expect(standingOf(picture, 0)).toMatchObject({ tokens: 1, hand: 4, deck: 3, spent: false, top: undefined });
  expect(standingOf(picture, 1)).toMatchObject({ tokens: 3, hand: 1, spent: true, top: { card: "letter-moth" } });
});

test("a hand lies side by side as long as there is room, and never wider than its place", () => {
  expect(fan(3, 500, 100, 10)).toEqual([0, 110, 220]);
  const many = fan(12, 344, 52, 4);
  expect(many.at(-1)).toBe(292);
  expect(fan(0, 100, 50, 4)).toEqual([]);
});
