import { Refusal } from "@rifthall/kernel/text";
import type { Games, MatchId } from "@rifthall/service";
import type { Presence } from "../hall/presence.js";
import type { Turns } from "../hall/turns.js";
import type { Errand, Errands } from "../jobs/errand.js";
import type { Channels, Way } from "../store/channels.js";
import type { Friends } from "../store/friends.js";
import type { Invitations } from "../store/invitations.js";
import type { Matches } from "../store/matches.js";
import type { Notice, NoticeBook } from "../store/notices.js";
import { othersThan, personOf } from "../store/people.js";
import { quietUntil } from "./quiet.js";
import type { Ways } from "./ways.js";
import type { Story } from "./wording.js";

/**
 * Who thinks for so long is told elsewhere that they are asked, in ms. Who looks at the table is told nothing; after so
 * long it is looked again whether they do.
 */
const GRACE = 60_000;

/** What is asked to find out what there is to say, and whether it still is. */
interface Around {
  readonly book: NoticeBook;
  readonly channels: Channels;
  readonly ways: Ways;
  readonly turns: Turns;
  readonly presence: Presence;
  readonly matches: Matches;
  readonly invitations: Invitations;
  readonly friends: Friends;
  readonly games: Games;
  readonly now: () => number;
}

/** In matches where nobody plays on it is looked who is asked. The number is that of the last input. */
export function turnsOf({ book, turns, ways }: Around): Errands {
  const grace = graceOf(ways);
  const errand = ({
    match,
    number,
    at,
  }: {
    readonly match: MatchId;
    readonly number: number;
    readonly at: number;
  }): Errand => ({ of: match, at: at + grace, number });
  return {
    kind: "turn",
    due: async (before, most) => (await book.unlooked(before - grace, most)).map(errand),
    next: async (match) => {
      const unlooked = await book.unlookedIn(match);
      return unlooked && errand(unlooked);
    },
    run: async ({ of: match, number }) => {
      const { inputs, asked } = await turns.now(match).catch((error: unknown) => {
        // One that cannot be opened here waits for nobody.
        if (error instanceof Refusal) return { inputs: number, asked: new Map<string, number>() };
        throw error;
      });
      await book.looked(match, inputs, asked);
    },
  };
}

const graceOf = ({ settings }: Ways): number => settings.grace ?? GRACE;

/** People are told what they are to be told. The number is the moment, as with clocks: what was moved on has another. */
export function noticesOf(around: Around): Errands {
  const { book } = around;
  const errand = ({ person, at }: { readonly person: string; readonly at: number }): Errand => ({
    of: person,
    at,
    number: at,
  });
  return {
    kind: "notice",
    due: async (before, most) => (await book.due(before, most)).map(errand),
    next: async (person) => {
      const at = await book.dueOf(person);
      return at === null ? null : errand({ person, at });
    },
    run: ({ of: person }) => tell(around, person),
  };
}

async function tell(around: Around, person: string): Promise<void> {
  const { book, channels, now } = around;
  const [open, { about, quiet }] = await Promise.all([book.of(person), channels.wishes(person)]);
  const until = quiet && quietUntil(quiet, now());
  const ways = await channels.ready(person);
  for (const notice of open) {
    const isWished = about === null || about.includes(notice.kind);
    if (!isWished || ways.length === 0) await book.close(notice);
    else if (until !== null) await book.later(notice, until);
    else await tellOne(around, notice, ways);
  }
}

async function tellOne(around: Around, notice: Notice, ways: readonly Way[]): Promise<void> {
  const { book, presence, now } = around;
  const { kind, thing, person } = notice;
  const story = await storyOf(around, notice);
  if (story === null) return book.close(notice);
  if (kind !== "invited" && (await presence.looksAt(thing, person)))
    // Who sees the end needs no word of it; who leaves the table without an answer does.
    return kind === "time" ? book.close(notice) : book.later(notice, now() + graceOf(around.ways));
  if (!(await book.claim(notice))) return;
  const told = [...notice.told];
  let failed = false;
  for (const way of ways.filter(({ id }) => !told.includes(id))) {
    const came = await around.ways.tell(way, story, `${kind} ${thing} ${notice.number}`);
    if (came.is === "told") {
      told.push(way.id);
      await book.told(notice, told);
    } else failed ||= came.is !== "gone";
  }
  await (failed ? book.failed(notice) : book.done(notice));
}

/** What there is to say, without anything of what lies on the table; null where it does not count any more. */
async function storyOf(around: Around, notice: Notice): Promise<Story | null> {
  return notice.kind === "invited" ? inviting(around, notice) : playing(around, notice);
}

async function playing(
  { matches, turns, games }: Around,
  { kind, thing, person, number }: Notice,
): Promise<Story | null> {
  const kept = await matches.get(thing);
  if (!kept || kept.calledOff) return null;
  if ((kept.outcome !== null) !== (kind === "time")) return null;
  if (kind === "turn" && (await turns.now(thing)).asked.get(person) !== number) return null;
  const { title } = await games.load(kept.record.game);
  return { kind, game: title, others: othersThan(person, kept.seats), link: `#/online/${thing}` };
}

async function inviting(
  { invitations, friends, games }: Around,
  { kind, thing, person }: Notice,
): Promise<Story | null> {
  const invited = await invitations.named(thing);
  if (!invited || invited.match !== null || invited.joined !== null) return null;
  const isAsked = invited.seats.some((seat) => seat.is === "asked" && personOf(seat.who) === person);
  const call = isAsked ? null : await friends.callTo(person, thing);
  const by = isAsked ? invited.by : call;
  if (by === null || (await friends.mutedBy(person)).has(by)) return null;
  const others = (await friends.named([by])).map(({ name }) => name);
  const { title } = await games.load(invited.game);
  return { kind, game: title, others, link: `#/t/${invited.code}` };
}
