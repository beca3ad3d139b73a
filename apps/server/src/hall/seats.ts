import type { Seat } from "@rifthall/kernel/ids";
import { Refusal, tidyName } from "@rifthall/kernel/text";
import type { InvitedSeat, SeatOffer, SeatWish } from "@rifthall/service";
import { BESIDE, type Person, personOf } from "../store/people.js";

export type Seats = readonly InvitedSeat[];

export const FREE: InvitedSeat = { is: "free" };
/** Bots sit down under these names, in this order, where nobody names them. */
const BOTS = ["Orrin", "Maud", "Ilse", "Tamsin"];
/** Whose seat it is, as the person who asks is told: theirs are `me`, those of friends at their screen `friend …`. */
export function whoFor(person: string, who: string): string {
  if (who === person) return "me";
  return personOf(who) === person ? `friend ${who.slice(person.length + BESIDE.length)}` : who;
}

export function seatsFor<S extends InvitedSeat>(person: string, seats: readonly S[]): readonly S[] {
  return seats.map((seat) => ("who" in seat ? { ...seat, who: whoFor(person, seat.who) } : seat));
}

export const isOf = (seat: InvitedSeat, person: string): boolean =>
  seat.is === "person" && personOf(seat.who) === person;

const ownSeat = ({ id, name }: Person): SeatWish => ({ is: "person", name: tidyName(name), who: id });

function friendSeat({ id }: Person, name: string, seats: Seats): SeatWish {
  const beside = seats.filter((seat) => isOf(seat, id)).map((seat) => ("who" in seat ? seat.who : ""));
  let n = 1;
  while (beside.includes(`${id}${BESIDE}${n}`)) n++;
  const tidy = tidyName(name);
  if (tidy === "") throw new Refusal("bad-name", "a friend at the same screen has a name");
  return { is: "person", name: tidy, who: `${id}${BESIDE}${n}` };
}

export function botSeat(seats: Seats, name: string, level: string): SeatWish {
  const bots = seats.filter(({ is }) => is === "bot").length;
  return { is: "bot", name: tidyName(name) || (BOTS[bots % BOTS.length] ?? ""), level };
}

export function seatIn(seats: Seats, seat: Seat): InvitedSeat {
  const found = seats[seat];
  if (!found) throw new Refusal("bad-seat", `there is no seat ${seat}; 0 to ${seats.length - 1} are`);
  return found;
}

export const replaced = (seats: Seats, seat: number, by: InvitedSeat): Seats =>
  seats.map((old, i) => (i === seat ? by : old));

/** The seats as whoever invites wishes them. */
export function offered(by: Person, offers: readonly SeatOffer[], checkLevel: (level: string) => void): Seats {
  const seats: InvitedSeat[] = [];
  for (const offer of offers) seats.push(taken(by, offer, seats, checkLevel));
  return seats;
}

function taken(by: Person, offer: SeatOffer, before: Seats, checkLevel: (level: string) => void): InvitedSeat {
  switch (offer.is) {
    case "free":
      return FREE;
    case "me":
      return ownSeat(by);
    case "friend":
      return friendSeat(by, offer.name, before);
    case "bot":
      checkLevel(offer.level);
      return botSeat(before, offer.name, offer.level);
  }
}

/** Somebody sits down there: alone on one seat they go over to it, a friend of theirs takes one beside. */
export function seated(seats: Seats, person: Person, seat: Seat, friend: string | null): Seats {
  const there = seatIn(seats, seat);
  if (friend === null && there.is === "person" && there.who === person.id) return seats;
  if (there.is === "asked" && personOf(there.who) === person.id) return agreed(seats, person);
  if (there.is !== "free")
    throw new Refusal("taken", `seat ${seat} is taken`, undefined, {
      en: "Somebody was quicker: this seat is taken.",
      de: "Jemand war schneller: Dieser Platz ist besetzt.",
    });
  if (friend !== null) return replaced(seats, seat, friendSeat(person, friend, seats));
  const own = seats.flatMap((at, i) => (at.is === "person" && at.who === person.id ? [i] : []));
  const [only] = own;
  const left = own.length === 1 && only !== undefined ? replaced(seats, only, FREE) : seats;
  return replaced(left, seat, ownSeat(person));
}

/** Who was asked to play once more sits down, and with them whoever plays at their screen. */
export function agreed(seats: Seats, { id }: Person): Seats {
  const isAsked = (seat: InvitedSeat): boolean => seat.is === "asked" && personOf(seat.who) === id;
  return seats.some(isAsked)
    ? seats.map((seat) => (isAsked(seat) ? ({ ...seat, is: "person" } as SeatWish) : seat))
    : seats;
}

/** The seats of a match, passed on by one; the people at them are asked. */
export function askedAgain(seats: readonly SeatWish[]): Seats {
  const [first, ...rest] = seats.map((seat): InvitedSeat => (seat.is === "person" ? { ...seat, is: "asked" } : seat));
  return first === undefined ? [] : [...rest, first];
}

/** Those who sit there, if nobody is missing. */
export function complete(seats: Seats): readonly SeatWish[] | null {
  const there = seats.flatMap((seat): SeatWish[] => (seat.is === "free" || seat.is === "asked" ? [] : [seat]));
  return there.length === seats.length ? there : null;
}

/** Whether everybody there is a person, and no two are one, or at one screen. Free seats are anybody's. */
export function eachAlone(seats: Seats): boolean {
  const people = seats.flatMap((seat) => (seat.is === "person" || seat.is === "asked" ? [seat.who] : []));
  const isAlone = (who: string): boolean => personOf(who) === who;
  return seats.every(({ is }) => is !== "bot") && people.every(isAlone) && new Set(people).size === people.length;
}
