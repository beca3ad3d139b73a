import { type Card, type Def, NOBODY, NONE, type Seat, type Zone } from "@rifthall/kernel/ids";
import { canonical, unknown } from "@rifthall/kernel/text";
import { cardsIn, move, shuffle } from "@rifthall/kernel/zone";
import { bad, type Fields, fieldsOf, names } from "../../shared/position.js";
import { addRow, type Group, idsLeft, takeRow } from "../../shared/rows.js";
import { cardName } from "../rules/name.js";
import {
  ALLY_POOL,
  ASIDE,
  areaOf,
  COLOURS,
  type Colour,
  deckOf,
  defOf,
  diceOf,
  ENCOUNTER,
  ENCOUNTER_POOL,
  ENEMIES,
  ENEMY_POOL,
  EXPLORATION_DECK,
  FALLEN,
  heroOf,
  isLiving,
  isUnit,
  LIMBO,
  LOCATION,
  LOCATION_STACK,
  living,
  MIXED,
  MOST_VITALITY,
  type QuantumRift,
  voidOf,
  WAITING_ENCOUNTERS,
} from "../table.js";
import { readCard, refuseExtras, type Written } from "./card.js";
import { IN_PLAY, OWN, PLAYER_FIELDS, SHARED, SORTS } from "./fields.js";
import { tallyOf } from "./write.js";

/** Hands out the rows of a position; each named card must exist and be left. */
export class Dealer {
  private readonly groups = new Map<string, Group>();
  private readonly bearers: { card: Card; bearer: string; place: string; seat: Seat }[] = [];
  /** In the middle of an effect and when all is lost, things lie about that would be tidied up otherwise. */
  private untidy = false;

  constructor(private readonly s: QuantumRift) {
    const { rows, heroRows } = s.shape;
    rows.forEach(({ def, owner, zone }, row) => {
      if (heroRows.includes(row)) return;
      const key = this.groupKey(zone, owner, row);
      const group = this.groups.get(key) ?? { rows: [], left: new Map<string, number>() };
      addRow(group, row, s.library.cards[def].id);
      this.groups.set(key, group);
    });
  }

  private groupKey(zone: Zone, owner: number, row: number): string {
    if (zone !== EXPLORATION_DECK) return owner === NONE ? `zone ${zone}` : `deck ${owner}`;
    return this.s.tally[MIXED] === 1 || row < this.s.shape.tiers[1] ? "tier 1" : "tier 2";
  }

  deal(p: Fields): void {
    const { s } = this;
    const given = p.players ?? Array.from({ length: s.shape.seats }, () => ({}));
    if (!Array.isArray(given) || given.length !== s.shape.seats)
      throw bad(`players must be a list of ${s.shape.seats}`);
    const players = given.map((player, seat) => fieldsOf(player, PLAYER_FIELDS, `players[${seat}]`));
    players.forEach((player, seat) => {
      this.hero(player, seat as Seat);
    });
    this.untidy = p.pending !== undefined || living(s) === NOBODY;
    players.forEach((player, seat) => {
      if (!isLiving(s, seat as Seat)) this.fallen(player, seat as Seat);
    });
    for (const [zone, key] of [
      [LOCATION, "location"],
      [ENCOUNTER, "encounter"],
    ] as const) {
      const value = p[key];
      if (value === null || value === undefined) continue;
      if (typeof value !== "string") throw bad(`${key} must be a name`);
      this.lay(value, key, key, zone, NONE as Seat);
    }
    for (const [key, zone] of Object.entries(SHARED))
      names(p[key], key).forEach((text, i) => {
        this.lay(text, `${key}[${i}]`, key, zone, NONE as Seat);
      });
    if (!this.untidy && s.size[LIMBO] > 0)
      throw bad("limbo is for cards in the middle of being resolved; here nothing is");
    if (!this.untidy && s.size[WAITING_ENCOUNTERS] > 0 && s.size[ENCOUNTER] === 0)
      throw bad("waiting is for encounters while another one is active; there is no encounter (QR-A31)");
    players.forEach((player, seat) => {
      this.player(player, seat as Seat);
    });
    this.rest(players);
    for (const { card, bearer, place, seat } of this.bearers) {
      const unit = cardsIn(s, areaOf(seat)).find((c) => isUnit(s, c) && cardName(s, c) === bearer);
      if (unit === undefined) throw bad(`${place}: no unit "${bearer}" of that player is in play to carry it`);
      s.bearer[card] = unit;
    }
    this.checkEngagements();
    const encounters = cardsIn(s, ENCOUNTER_POOL).map((c) => cardName(s, c));
    const follows = { pool: tallyOf(s, ENEMY_POOL), allies: tallyOf(s, ALLY_POOL), encounters };
    // QR-13: pools have no order.
    const sorted = (value: unknown): string => canonical(Array.isArray(value) ? [...value].sort() : value);
    for (const [key, value] of Object.entries(follows))
      if (p[key] !== undefined && sorted(p[key]) !== sorted(value))
        throw bad(`${key} follows from the cards named elsewhere, and is ${JSON.stringify(value)}; leave it out`);
  }

  private hero(player: Fields, seat: Seat): void {
    const { s } = this;
    const card = heroOf(s, seat);
    const { def } = s.shape.rows[card];
    const mine = s.library.cards[def];
    s.def[card] = def as Def;
    s.owner[card] = seat;
    if (player.hero === null) {
      s.tally[FALLEN] |= 1 << seat;
      return;
    }
    const text = player.hero ?? mine.id;
    const place = `players[${seat}].hero`;
    if (typeof text !== "string") throw bad(`${place} must be a name`);
    const written = readCard(text, place);
    if (written.id !== mine.id) throw bad(`${place} is "${written.id}"; this seat plays ${mine.id}`);
    refuseExtras(written, "hero", true, place);
    if (written.vitality !== null && (written.vitality < 1 || written.vitality > MOST_VITALITY))
      throw bad(`${place}: a hero who lives has 1 to ${MOST_VITALITY} vitality, not ${written.vitality}`);
    move(s, card, areaOf(seat));
    s.vitality[card] = written.vitality ?? mine.vitality;
    s.condition[card] = written.state;
    s.engagement[card] = written.engagement;
  }

  /** QR-A40: who is out has nothing but the void. The last hero lies where it fell, unless the void names it. */
  private fallen(player: Fields, seat: Seat): void {
    const { s } = this;
    move(s, heroOf(s, seat), living(s) === NOBODY ? areaOf(seat) : voidOf(seat));
    if (this.untidy) return;
    for (const key of ["units", "gear", "skills", "hand", "deck", "discard"])
      if (names(player[key], `players[${seat}].${key}`).length > 0)
        throw bad(`players[${seat}].${key}: this player is out and has nothing but the void (QR-A40)`);
  }

  private player(player: Fields, seat: Seat): void {
    const place = `players[${seat}]`;
    const each = (key: string, lay: (text: string, at: string) => void): void =>
      names(player[key], `${place}.${key}`).forEach((text, i) => {
        lay(text, `${place}.${key}[${i}]`);
      });
    for (const key of ["units", "gear", "skills"]) each(key, (text, at) => this.lay(text, at, key, areaOf(seat), seat));
    for (const key of ["hand", "discard"] as const)
      each(key, (text, at) => this.lay(text, at, key, OWN[key](seat), seat));
    const hero = defOf(this.s, heroOf(this.s, seat)).id;
    let buried = false;
    each("void", (text, at) => {
      const written = readCard(text, at);
      if (written.id !== hero) {
        this.lay(text, at, "void", voidOf(seat), seat);
        return;
      }
      if (isLiving(this.s, seat)) throw bad(`${at}: "${hero}" lives; the void is for a hero who is out (hero: null)`);
      if (buried) throw bad(`${at}: there is no ${hero} left`);
      refuseExtras(written, "hero", false, at);
      move(this.s, heroOf(this.s, seat), voidOf(seat));
      buried = true;
    });
    this.dice(player.dice, seat);
  }

  private dice(given: unknown, seat: Seat): void {
    const { s } = this;
    const place = `players[${seat}].dice`;
    const p = given === undefined ? {} : fieldsOf(given, COLOURS, place);
    COLOURS.forEach((colour, i) => {
      const text = p[colour] ?? (isLiving(s, seat) ? String(defOf(s, heroOf(s, seat)).dice[i]) : "0");
      const found = /^(\d{1,2})(?:\/(\d{1,2}))?$/.exec(
        typeof text === "number" ? String(text) : typeof text === "string" ? text : "",
      );
      const [ready, all] = found ? [Number(found[1]), Number(found[2] ?? found[1])] : [1, 0];
      if (ready > all || all > 60) throw bad(`${place}.${colour} must be ready/all, such as "1/2"`);
      if (all > 0 && !isLiving(s, seat)) throw bad(`${place}.${colour}: this player is out and has no dice (QR-A40)`);
      s.ready[diceOf(seat, i as Colour)] = ready;
      s.dice[diceOf(seat, i as Colour)] = all;
    });
  }

  private lay(text: string, place: string, field: string, zone: Zone, seat: Seat): void {
    const { s } = this;
    const { card, written } = this.take(text, place, field, seat);
    s.owner[card] = seat;
    move(s, card, zone);
    s.condition[card] = written.state;
    s.engagement[card] = written.engagement;
    if (field === "gear")
      this.bearers.push({ card, bearer: written.bearer ?? cardName(s, heroOf(s, seat)), place, seat });
  }

  /** The next free row of a group that has such a card left; the seat's own deck comes first. */
  private take(text: string, place: string, field: string, seat: Seat): { card: Card; written: Written } {
    const written = readCard(text, place);
    const { id } = written;
    const def = this.s.library.find(id);
    if (!def) {
      const known = [...new Set([...this.groups.values()].flatMap((g) => [...g.left.keys()]))];
      throw bad(`${place}: ${unknown("card", id, known)}`);
    }
    const { type } = def;
    // QR-6
    if (seat !== NONE && (type === "location" || type === "encounter" || type === "exploration"))
      throw bad(`${place}: "${id}" is a story card; a player cannot have it (QR-6)`);
    const sorts = SORTS[field];
    if (!sorts.includes(type))
      throw bad(`${place}: "${id}" is of the type ${type}; here lies only ${sorts.join(", ")}`);
    refuseExtras(written, type, IN_PLAY.includes(field), place);
    const own = this.groups.get(`deck ${seat}`);
    const group = [...(own ? [own] : []), ...this.groups.values()].find((g) => (g.left.get(id) ?? 0) > 0);
    if (!group) throw bad(`${place}: there is no ${id} left in this chapter, or none at all`);
    return { card: this.takeFrom(group, id), written };
  }

  private takeFrom(group: Group, id: string): Card {
    const card = takeRow(group, id);
    this.s.def[card] = (this.s.library.find(id)?.index ?? NONE) as Def;
    this.s.vitality[card] = this.s.library.find(id)?.vitality ?? 0;
    return card;
  }

  /** What is named nowhere lies where it began: decks under the named cards, shuffled; locations passed are aside. */
  private rest(players: readonly Fields[]): void {
    const { s } = this;
    const tops = players.map((player, seat) =>
      names(player.deck, `players[${seat}].deck`).map(
        (text, i) => this.take(text, `players[${seat}].deck[${i}]`, "deck", seat as Seat).card,
      ),
    );
    const { locations } = s.shape.chapter;
    const here = s.head[LOCATION] === NONE ? NONE : locations.indexOf(cardName(s, s.head[LOCATION]));
    for (const [key, group] of this.groups)
      for (const id of idsLeft(s, group, key.startsWith("tier "))) {
        const card = this.takeFrom(group, id);
        const passed = key === `zone ${LOCATION_STACK}` && locations.indexOf(id) < here;
        move(s, card, passed ? ASIDE : this.origin(key, card));
      }
    tops.forEach((cards, i) => {
      const seat = i as Seat;
      shuffle(s, deckOf(seat));
      const under = cardsIn(s, deckOf(seat));
      for (const card of [...cards, ...under]) {
        s.owner[card] = seat;
        move(s, card, deckOf(seat));
      }
    });
  }

  /** Where the cards of a group begin; those of a player who is out are out. */
  private origin(key: string, card: Card): Zone {
    const { s } = this;
    const seat = (key.startsWith("deck ") ? Number(key.slice(5)) : NONE) as Seat;
    s.owner[card] = seat;
    if (seat !== NONE) return isLiving(s, seat) ? deckOf(seat) : voidOf(seat);
    return key.startsWith("zone ") ? (Number(key.slice(5)) as Zone) : EXPLORATION_DECK;
  }

  private checkEngagements(): void {
    const { s } = this;
    const sides = new Map<number, number>();
    for (let c = 0; c < s.shape.cards; c++) {
      const n = s.engagement[c as Card];
      if (n !== 0) sides.set(n, (sides.get(n) ?? 0) | (s.zone[c as Card] === ENEMIES ? 2 : 1));
    }
    for (const [n, bits] of sides) {
      // Where all is lost, enemies alone are left of the engagement that the last hero was in.
      const hero = bits === 2 && s.shape.heroRows.find((c) => this.lostIn(c as Card));
      if (typeof hero === "number") s.engagement[hero as Card] = n;
      else if (bits !== 3) throw bad(`engagement #${n} has units of one side only; both are needed`);
    }
  }

  /** A hero who fell last, still in its place and in no engagement. */
  private lostIn(hero: Card): boolean {
    const { s } = this;
    return living(s) === NOBODY && s.zone[hero] === areaOf(s.owner[hero]) && s.engagement[hero] === 0;
  }
}
