import { type Card, type Def, NONE, type Seat, type Zone } from "@rifthall/kernel/ids";
import { roll } from "@rifthall/kernel/machine";
import type { Column } from "@rifthall/kernel/state";
import { Refusal, unknown } from "@rifthall/kernel/text";
import { clearZones, move, shuffle } from "@rifthall/kernel/zone";
import {
  ABSENT,
  COPIES,
  deckOf,
  defOf,
  FIRST,
  GUILD_CARDS,
  type Guild,
  HAND,
  HELD,
  LEAST,
  type Location,
  OFFERED,
  PLAN,
  positionCount,
  type Riftforce,
  seatAt,
  TRAINER,
} from "../table.js";
import { hasLeft } from "./end.js";
import { draw, onTable, putDown } from "./resolve.js";

/** Sets what the columns hold before anything is dealt. */
export function clearTable(s: Riftforce): void {
  clearZones(s);
  for (let c = 0; c < s.shape.cards; c++) s.owner[c as Card] = ownerOfRow(s, c);
}

/** Each owner's rows lie together. */
function firstRow(s: Riftforce, owner: number): number {
  let row = 0;
  for (let o = 0; o < owner; o++) row += s.shape.hands[o] * GUILD_CARDS;
  return row;
}
function ownerOfRow(s: Riftforce, row: number): Seat {
  let owner = 0;
  while (owner + 1 < s.shape.owners && row >= firstRow(s, owner + 1)) owner++;
  return owner as Seat;
}

/** RF-31: a coin toss, where positions do not settle it already. */
export function toss(s: Riftforce): void {
  const { mode, seats } = s.shape;
  s.tally[FIRST] = mode === "team" || mode === "solo" ? 0 : roll(s, seats);
  s.tally[PLAN] = mode === "solo" ? 4 * roll(s, s.library.plans.length / 4) : 0;
  if (s.log !== null) s.log.push({ do: "toss", rule: "RF-31", seat: s.tally[FIRST] as Seat });
}

/** RF-30, RF-78, RF-79, RF-80: which guilds are dealt and which lie open. */
export function dealGuilds(s: Riftforce): void {
  const { mode, seats, guilds } = s.shape;
  const pile = new Int32Array(guilds) as unknown as Column<number, Guild>;
  let n = 0;
  for (let g = 0; g < guilds; g++) if (isInSet(s, g as Guild)) pile[n++] = g as Guild;
  for (let i = n - 1; i > 0; i--) {
    const j = roll(s, i + 1);
    const guild = pile[i];
    pile[i] = pile[j];
    pile[j] = guild;
  }
  let at = 0;
  if (mode !== "solo") for (let seat = 0; seat < seats; seat++) takeGuild(s, pile[at++], seat);
  const shown = openCount(s);
  for (let i = 0; i < shown && at < n; i++) s.summoner[pile[at++]] = OFFERED;
}

/** RF-30: with the base set, the guilds of Beyond stay in the box. */
export const isInSet = (s: Riftforce, guild: Guild): boolean =>
  s.options.set !== "base" || s.library.list[guild].set !== "beyond";

function openCount(s: Riftforce): number {
  const { mode, seats } = s.shape;
  if (mode === "solo") return 6;
  if (mode === "free-for-all") return seats === 3 ? 9 : 14;
  return s.options.set === "base" ? 7 : 6 + seats;
}

/** `options.guilds` names each owner's guilds and leaves the draft out. */
export function presetGuilds(s: Riftforce, lists: readonly (readonly string[])[]): void {
  const { owners, hands } = s.shape;
  if (lists.length !== owners)
    throw new Refusal("bad-guilds", `guilds names ${lists.length} lists; this mode has ${owners} decks`);
  lists.forEach((list, owner) => {
    // RF-62: who left in the middle of the draft has fewer.
    if (list.length > hands[owner] || (list.length < hands[owner] && !hasLeft(s, owner as Seat)))
      throw new Refusal("bad-guilds", `guilds[${owner}] names ${list.length} guilds; ${hands[owner]} are needed`);
    for (const id of list) {
      const guild = s.library.list.findIndex((g) => g.id === id) as Guild;
      if (guild === NONE)
        throw new Refusal(
          "bad-guilds",
          `guilds[${owner}]: ${unknown(
            "guild",
            id,
            s.library.list.map((g) => g.id),
          )}`,
        );
      if (s.summoner[guild] >= HELD)
        throw new Refusal("bad-guilds", `guilds[${owner}]: "${id}" is named twice; a guild belongs to one deck`);
      takeGuild(s, guild, owner);
    }
  });
}

export function takeGuild(s: Riftforce, guild: Guild, owner: number): void {
  s.taken[guild] = guildCount(s, owner) + 1;
  s.summoner[guild] = HELD + owner;
}

export function guildCount(s: Riftforce, owner: number): number {
  let n = 0;
  for (let g = 0; g < s.shape.guilds; g++) if (s.summoner[g as Guild] === HELD + owner) n++;
  return n;
}

/** An owner's guilds, in the order they were taken. */
export function guildsOf(s: Riftforce, owner: number): Guild[] {
  const mine = s.library.list.map((_, g) => g as Guild).filter((g) => s.summoner[g] === HELD + owner);
  return mine.sort((a, b) => s.taken[a] - s.taken[b]);
}

/** RF-32, RF-33, RF-72, RF-78, RF-81: decks, hands, free cards, the trainer's first bots. */
export function deal(s: Riftforce): void {
  const { owners, mode } = s.shape;
  for (let g = 0; g < s.shape.guilds; g++) if (s.summoner[g as Guild] === OFFERED) s.summoner[g as Guild] = ABSENT;
  for (let owner = 0; owner < owners; owner++) {
    fillDeck(s, owner as Seat);
    shuffle(s, deckOf(owner as Seat));
    if (mode === "solo" && owner === TRAINER) continue;
    for (let i = 0; i < HAND; i++) draw(s, owner as Seat, "RF-32");
  }
  setFreeCards(s);
}

/** Puts an owner's cards into the deck in definition order. */
function fillDeck(s: Riftforce, owner: Seat): void {
  let row = firstRow(s, owner);
  for (let g = 0; g < s.shape.guilds; g++) {
    if (s.summoner[g as Guild] !== HELD + owner) continue;
    for (let i = 0; i < COPIES.length; i++)
      for (let n = 0; n < COPIES[i]; n++) layRow(s, row++ as Card, defOf(g as Guild, LEAST + i), owner, deckOf(owner));
  }
}

export function layRow(s: Riftforce, card: Card, def: Def, owner: Seat, zone: Zone): void {
  s.def[card] = def;
  s.owner[card] = owner;
  s.controller[card] = owner;
  move(s, card, zone);
}

const MIDDLE = 2 as Location;
/** Middle of the green and of the grey area. */
const GREEN = 1 as Location;
const GREY = 4 as Location;

/** RF-33, RF-72, RF-78, RF-81: placed, not played, so no when-played step. */
function setFreeCards(s: Riftforce): void {
  const { mode, seats, locations } = s.shape;
  if (mode === "solo") for (let at = 0; at < locations; at++) setFreeCard(s, TRAINER, at as Location);
  else if (mode === "team") {
    setFreeCard(s, 1 as Seat, GREEN);
    setFreeCard(s, (seats === 3 ? 1 : 2) as Seat, GREY);
    if (seats === 4) setFreeCard(s, 3 as Seat, GREY);
  } else for (let p = 1; p < positionCount(s); p++) setFreeCard(s, seatAt(s, p), MIDDLE);
}

function setFreeCard(s: Riftforce, seat: Seat, location: Location): void {
  const card = s.head[deckOf(seat)];
  if (card === NONE) return;
  putDown(s, card, location, seat);
  if (s.log !== null) s.log.push({ do: "set", rule: "RF-33", seat, ...onTable(s, card) });
}
