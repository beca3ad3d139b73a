import { type Card, type Def, NONE, type Seat, type Zone } from "@rifthall/kernel/ids";
import { unknown } from "@rifthall/kernel/text";
import { move } from "@rifthall/kernel/zone";
import { bad, type Fields, names } from "../../shared/position.js";
import { addRow, type Group, idsLeft, layRow, takeRow } from "../../shared/rows.js";
import { toHand } from "../rules/piles.js";
import { ATTACHED, areaOf, type BeyondTheRift, QUEST, UNDER } from "../table.js";
import { readCard, type Written } from "./card.js";
import { OWN, SHARED, SHUFFLED, SORTS } from "./fields.js";

/** Rows that begin in one place. */
interface Pile extends Group {
  readonly owner: Seat;
  readonly zone: Zone;
}

/** Hands out the rows of a position; each named card must exist and be left. */
export class Dealer {
  private readonly groups = new Map<string, Pile>();

  constructor(private readonly s: BeyondTheRift) {
    const { rows, heroRows } = s.shape;
    rows.forEach((begins, row) => {
      // The scenario and the boards stay where they are.
      if (row === 0 || heroRows.includes(row)) {
        layRow(s, row as Card, begins);
        return;
      }
      const { def, owner, zone } = begins;
      const key = `${zone}`;
      const group = this.groups.get(key) ?? { rows: [], left: new Map<string, number>(), owner: owner as Seat, zone };
      addRow(group, row, s.library.cards[def].id);
      this.groups.set(key, group);
    });
  }

  deal(p: Fields, heroes: readonly Fields[]): void {
    const each = (from: Fields, key: string, place: string, lay: (text: string, at: string) => void): void =>
      names(from[key], place).forEach((text, i) => {
        lay(text, `${place}[${i}]`);
      });
    each(p, "quest", "quest", (text, at) => this.layInPlay(text, at, "quest", QUEST, NONE as Seat));
    heroes.forEach((hero, i) => {
      const seat = i as Seat;
      const place = `heroes[${seat}]`;
      each(hero, "area", `${place}.area`, (text, at) => this.layInPlay(text, at, "area", areaOf(seat), seat));
      for (const [key, zone] of Object.entries(OWN))
        each(hero, key, `${place}.${key}`, (text, at) => this.lay(text, at, key as keyof typeof OWN, zone(seat), seat));
    });
    for (const [key, zone] of Object.entries(SHARED))
      each(p, key, key, (text, at) => this.lay(text, at, key as keyof typeof SHARED, zone, NONE as Seat));
    this.rest();
  }

  /** A card in play with what is attached to it and what lies under it. */
  private layInPlay(text: string, place: string, field: "quest" | "area", zone: Zone, seat: Seat): void {
    const { s } = this;
    const written = readCard(text, place);
    const card = this.take(written.id, place, field, seat);
    const { type, persistent } = s.library.cards[s.def[card]];
    if (type === "card" && !persistent)
      throw bad(`${place}: "${written.id}" is not Persistent; it does not stay in play (BR-123)`);
    move(s, card, zone);
    const at = (ids: readonly string[], where: "attached" | "under", into: Zone): void => {
      for (const id of ids) {
        const other = this.take(id, place, where, NONE as Seat);
        move(s, other, into);
        s.host[other] = card;
      }
    };
    at(written.attached, "attached", ATTACHED);
    at(written.under, "under", UNDER);
  }

  private lay(text: string, place: string, field: keyof typeof SORTS, zone: Zone, seat: Seat): void {
    const written = readCard(text, place);
    refuseExtras(written, place);
    const card = this.take(written.id, place, field, seat);
    const { type } = this.s.library.cards[this.s.def[card]];
    // A Wound or Fatigue belongs to the hero who has it.
    if (seat !== NONE && type !== "card") this.s.owner[card] = seat;
    if (field === "hand") toHand(this.s, card, seat);
    else move(this.s, card, zone);
  }

  /** The next free row of a group that has such a card left; the hero's own deck comes first. */
  private take(id: string, place: string, field: keyof typeof SORTS, seat: Seat): Card {
    const def = this.s.library.find(id);
    const groups = [...this.groups.values()];
    if (def === undefined) {
      const known = [...new Set(groups.flatMap((group) => [...group.left.keys()]))];
      throw bad(`${place}: ${unknown("card", id, known)}`);
    }
    const sorts = SORTS[field];
    if (!sorts.includes(def.type))
      throw bad(`${place}: "${id}" is of the type ${def.type}; here lies only ${sorts.join(", ")}`);
    const mine = groups.filter((group) => seat !== NONE && group.owner === seat);
    const group = [...mine, ...groups].find((g) => (g.left.get(id) ?? 0) > 0);
    if (group === undefined) throw bad(`${place}: there is no ${id} left in this scenario, or none at all`);
    return this.takeFrom(group, id);
  }

  private takeFrom(group: Pile, id: string): Card {
    const card = takeRow(group, id);
    this.s.def[card] = (this.s.library.find(id)?.index ?? NONE) as Def;
    this.s.owner[card] = group.owner;
    return card;
  }

  /** What is named nowhere lies where it began, decks in an order that nobody knows under what was named of them. */
  private rest(): void {
    const hidden: readonly Zone[] = SHUFFLED.map((key) => SHARED[key]);
    for (const group of this.groups.values()) {
      const isMixed = hidden.includes(group.zone) || group.owner !== NONE;
      for (const id of idsLeft(this.s, group, isMixed)) move(this.s, this.takeFrom(group, id), group.zone);
    }
  }
}

/** Only cards in play have others at them. */
function refuseExtras({ attached, under }: Written, place: string): void {
  if (attached.length + under.length > 0) throw bad(`${place}: only cards in play have others attached or under them`);
}
