import type { Finder, Selector } from "@rifthall/effects";
import { type Found, R } from "@rifthall/effects";
import { type Card, type Frame, NONE } from "@rifthall/kernel/ids";
import { get } from "@rifthall/kernel/machine";
import { inPlay, type Location, locationOf, type Riftforce, type Side, sideOf, sideOfSeat, stackAt } from "../table.js";
import { words } from "./words.js";

type Fits = (s: Riftforce, f: Frame, x: number) => boolean;

/** The quick way to find what a selector means. The plain meaning of the words is what it is tested against. */
export function find(x: Selector): Finder<Riftforce> {
  const filters = x.adjectives.map(fitting);
  const fits: Fits = (s, f, c) => {
    for (const filter of filters) if (!filter(s, f, c)) return false;
    return true;
  };
  if (x.sort === "place")
    return (s, f, found) => {
      for (let location = 0; location < s.shape.locations; location++) if (fits(s, f, location)) found.add(location);
    };
  if (x.places.includes("behind") || x.places.includes("ahead")) return beside(x, fits);
  const enemies = x.noun === "enemy";
  const here = x.places.includes("here");
  const there = x.places.includes("there");
  const onStack = stackFinder(x, fits, filters.length > 0);
  const scan: Finder<Riftforce> = (s, f, found) => {
    const mine = sideOfSeat(s, get(s, f, R.you));
    const from = here ? get(s, f, R.here) : there ? get(s, f, R.there) : 0;
    const to = here || there ? from : s.shape.locations - 1;
    if (from === NONE || (here && there && from !== get(s, f, R.there))) return;
    for (let location = from; location <= to; location++) {
      if (!enemies) onStack(s, f, stackAt(s, location as Location, mine), found);
      else
        for (let side = 0; side < s.shape.sides; side++)
          if (side !== mine) onStack(s, f, stackAt(s, location as Location, side as Side), found);
    }
  };
  return x.rank === "most-damaged" ? mostDamaged(scan) : scan;
}

function fitting(word: string): Fits {
  const fits = words.find((w) => w.word === word && w.part === "adjective")?.fits;
  if (!fits) throw new Error(`"${word}" has no meaning here`);
  return fits;
}

type OnStack = (s: Riftforce, f: Frame, zone: ReturnType<typeof stackAt>, found: Found) => void;

function stackFinder(x: Selector, fits: Fits, filtered: boolean): OnStack {
  if (x.rank === "first" && !filtered)
    return (s, _f, zone, found) => {
      if (s.size[zone] > 0) found.add(s.head[zone]);
    };
  if (x.rank === "last" && !filtered)
    return (s, _f, zone, found) => {
      if (s.size[zone] > 0) found.add(s.tail[zone]);
    };
  const nth = x.rank === "first" ? 1 : x.rank === "second" ? 2 : 0;
  const last = x.rank === "last";
  return (s, f, zone, found) => {
    let seen = 0;
    let latest = NONE;
    for (let c = s.head[zone]; c !== NONE; c = s.next[c]) {
      if (filtered && !fits(s, f, c)) continue;
      seen++;
      latest = c;
      if (!last && (nth === 0 || seen === nth)) found.add(c);
    }
    if (last && latest !== NONE) found.add(latest);
  };
}

function mostDamaged(scan: Finder<Riftforce>): Finder<Riftforce> {
  return (s, f, found) => {
    scan(s, f, found);
    let most = 0;
    for (let i = 0; i < found.count; i++) most = Math.max(most, s.damage[found.list[i] as Card]);
    let kept = 0;
    for (let i = 0; i < found.count; i++)
      if (s.damage[found.list[i] as Card] === most) found.list[kept++] = found.list[i];
    found.count = kept;
  };
}

/** Cards of self's own stack: the one directly behind, or all in front. */
function beside(x: Selector, fits: Fits): Finder<Riftforce> {
  const there = x.places.includes("there");
  return (s, f, found) => {
    const self = get(s, f, R.self);
    if (!inPlay(s, self) || (there && get(s, f, R.there) !== locationOf(s, self))) return;
    if ((sideOf(s, self) === sideOfSeat(s, get(s, f, R.you))) === (x.noun === "enemy")) return;
    const start = found.count;
    if (x.places.includes("ahead")) {
      if (x.places.includes("behind")) return;
      for (let c = s.head[s.zone[self]]; c !== self; c = s.next[c]) if (fits(s, f, c)) found.add(c);
    } else if (s.next[self] !== NONE && fits(s, f, s.next[self])) found.add(s.next[self]);
    rankInPlace(x, found, start);
    if (x.rank === "most-damaged") keepMostDamaged(s, found, start);
  };
}

function rankInPlace(x: Selector, found: Found, start: number): void {
  const at = x.rank === "first" ? 0 : x.rank === "second" ? 1 : x.rank === "last" ? found.count - start - 1 : NONE;
  if (at === NONE && x.rank !== "last") return;
  if (at < 0 || start + at >= found.count) {
    found.count = start;
    return;
  }
  found.list[start] = found.list[start + at];
  found.count = start + 1;
}

function keepMostDamaged(s: Riftforce, found: Found, start: number): void {
  let most = 0;
  for (let i = start; i < found.count; i++) most = Math.max(most, s.damage[found.list[i] as Card]);
  let kept = start;
  for (let i = start; i < found.count; i++)
    if (s.damage[found.list[i] as Card] === most) found.list[kept++] = found.list[i];
  found.count = kept;
}
