import { LANGUAGES } from "@rifthall/kernel/game";
import { Refusal, unknown } from "@rifthall/kernel/text";
import { TIMES } from "./clocks.js";
import type { Requests } from "./contract.js";
import {
  bounded,
  either,
  type Form,
  type FormsOf,
  flag,
  listOf,
  objectOf,
  oneOf,
  orNothing,
  orNull,
  text,
  whole,
} from "./form.js";
import { PACKS } from "./packs.js";
import type { Ask, Name } from "./remote.js";
import { SOCIAL_FORMS } from "./social-asks.js";

/** As long as the largest record may be; links are shorter. */
const LONGEST_BROUGHT = 4_000_000;
const LONGEST_DECK = 20_000;
const INT = 2 ** 31;

const id = text(200);
const language = oneOf(...LANGUAGES);
const pace = oneOf("calm", "quick", "stepwise", "instant");
const seat = whole(0, 30);
const number = whole(0, INT);
const name = text(200);
/** A form of any object of a bounded size: whoever reads it knows its fields and says what is wrong with them. */
const readLater = bounded({ values: 2_000, depth: 8, text: 4_000 });
const holder = either(
  objectOf({ is: oneOf("person"), name, who: name }),
  objectOf({ is: oneOf("bot"), name, level: name }),
);

const offer = either(
  objectOf({ is: oneOf("free", "me") }),
  objectOf({ is: oneOf("friend"), name }),
  objectOf({ is: oneOf("bot"), name, level: name }),
);

/** Whose time is up. */
const end = oneOf("resigns", "bot");
const within = ([least, most]: readonly [number, number]): Form => whole(least, most);
const time = either(
  objectOf({ is: oneOf("live"), base: within(TIMES.base), increment: within(TIMES.increment), end }),
  objectOf({ is: oneOf("days"), each: within(TIMES.each), end }),
);

/** Every request, and what its arguments must be like. */
const FORMS: { readonly [N in Name]: FormsOf<Parameters<Requests[N]>> } = {
  here: [],
  warm: [id],
  info: [id, language],
  deckBox: [id, language],
  deck: [id, either(readLater, text(LONGEST_DECK)), language],
  start: [objectOf({ game: id, options: readLater, seats: listOf(holder, 30), seed: orNothing(text(4_000)) })],
  matches: [],
  damaged: [],
  raw: [id],
  open: [id, language, pace, flag],
  close: [id],
  anew: [id],
  take: [id, orNull(seat)],
  language: [id, language],
  pace: [id, pace],
  answer: [id, seat, objectOf({ number, key: whole(-INT, INT - 1) })],
  undo: [id, seat],
  consent: [id, seat, flag],
  resign: [id, seat],
  comeBack: [id, seat],
  preview: [id, seat, whole(-INT, INT - 1)],
  outlook: [id, seat, whole(-INT, INT - 1)],
  why: [id, seat, readLater],
  advise: [id, seat],
  consider: [id],
  hold: [id],
  goOn: [id],
  urge: [id, seat],
  stops: [id, seat],
  setStops: [id, seat, listOf(name, 100)],
  rule: [id, id, language],
  rules: [id, language],
  record: [id],
  link: [id],
  bring: [text(LONGEST_BROUGHT)],
  again: [id],
  remove: [id],
  removeAll: [],
  replay: [id, language],
  seek: [id, number, orNull(seat)],
  story: [id, number, number, orNull(seat)],
  campaigns: [id, language],
  beginCampaign: [id, id, readLater],
  campaign: [id, language],
  changeCampaign: [id, listOf(name, 20)],
  setOut: [
    id,
    id,
    listOf(name, 30),
    objectOf({ options: readLater, seats: listOf(holder, 30), seed: orNothing(text(4_000)) }),
  ],
  campaignFile: [id],
  campaignCode: [id],
  bringCampaign: [id, text(LONGEST_BROUGHT)],
  rawCampaign: [id],
  removeCampaign: [id],
  me: [],
  invite: [id, readLater, listOf(offer, 30), oneOf("private", "open", "anyone")],
  openTables: [],
  meet: [id, readLater, orNull(time), flag],
  invitation: [id],
  depart: [id],
  sit: [id, seat, orNull(name)],
  seatBot: [id, seat, name],
  rise: [id, seat],
  bringDeck: [id, seat, text(LONGEST_DECK)],
  bringPacks: [id, listOf(text(PACKS.characters), PACKS.most), readLater],
  setTime: [id, orNull(time)],
  begin: [id],
  rematch: [id, readLater],
  ...SOCIAL_FORMS,
};

/** What is asked for at a table: the match goes without saying there. */
export type TableRequest = (typeof AT_TABLE)[number];
export const AT_TABLE = [
  "anew",
  "take",
  "pace",
  "answer",
  "undo",
  "consent",
  "resign",
  "comeBack",
  "preview",
  "outlook",
  "why",
  "advise",
  "consider",
  "hold",
  "goOn",
  "urge",
  "stops",
  "setStops",
] as const satisfies readonly (keyof Requests)[];

/** What may have been a question and can be answered at all. */
export function numberOf(data: unknown): number | null {
  const { id: given } = (typeof data === "object" && data !== null ? data : {}) as Partial<Ask>;
  return Number.isInteger(given) ? Number(given) : null;
}

/** A question from outside; refused by name where there is no such request, or where an argument is not of its form. */
export function readAsk(data: unknown): Ask {
  const { name: asked, args } = data as Readonly<Record<string, unknown>>;
  if (typeof asked !== "string" || !Object.hasOwn(FORMS, asked))
    throw new Refusal("unknown-request", unknown("request", String(asked).slice(0, 80), Object.keys(FORMS)));
  const forms: readonly Form[] = FORMS[asked as Name];
  if (!Array.isArray(args) || args.length !== forms.length)
    throw new Refusal("bad-request", `${asked} takes a list of ${forms.length} arguments`);
  for (const [i, form] of forms.entries()) {
    const wrong = form(args[i], `${asked}: argument ${i + 1}`);
    if (wrong !== null) throw new Refusal("bad-request", wrong);
  }
  return data as Ask;
}
