import type {
  Advice,
  Answer,
  CampaignGains,
  DeckBox,
  DeckReport,
  Line,
  Picture,
  Status,
  Told,
  UndoRequest,
  Why,
} from "@rifthall/host";
import type {
  CampaignChange,
  CampaignMatch,
  CampaignSheet,
  CampaignTitle,
  CardText,
  Deck,
  Language,
  MatchOption,
  MatchOptions,
  Text,
  Wire,
} from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { MatchRecord } from "@rifthall/kernel/match";
import type { Scene } from "@rifthall/kernel/view";

import type { ClockView, TimeControl } from "./clocks.js";
import type { Invitation, Meetings } from "./meeting.js";
import type { PackedMoments, PackedStatus, PackedStory } from "./packed.js";
import type { Social, SocialPushes, Somebody } from "./social.js";

/** What a page and whoever runs its matches say to each other: a worker beside it, the same program, or a server. */

export type MatchId = string;

/** Who shall sit at a place. People with the same `who` are one person on several seats. */
export type SeatWish =
  | { readonly is: "person"; readonly name: string; readonly who: string }
  | { readonly is: "bot"; readonly name: string; readonly level: string };

/** A match to be begun. Without a seed one is drawn. */
export interface Wish {
  readonly game: string;
  readonly options: MatchOptions;
  readonly seats: readonly SeatWish[];
  readonly seed?: string;
}

export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly modes: readonly string[];
  readonly options: readonly MatchOption[];
  /** Least and most seats by mode. */
  readonly seats: Readonly<Record<string, readonly [number, number]>>;
  /** Where a person may ask to be stopped. */
  readonly windows: readonly { readonly name: string; readonly stop: boolean }[];
  /** How strong bots can be, weakest first, and how strong they are if nobody says. */
  readonly levels: readonly { readonly id: string; readonly title: Text }[];
  readonly level: string;
  /** Where players bring decks: the option that names them, one list of one a seat, empty for a deck by lot. */
  readonly decks: {
    readonly option: string;
    readonly ready: readonly { readonly id: string; readonly name: Text }[];
  } | null;
}

/** A kept match as the shelf lists it. */
export interface Summary {
  readonly match: MatchId;
  readonly game: string;
  readonly options: MatchOptions;
  readonly seats: readonly SeatWish[];
  readonly inputs: number;
  readonly begun: number;
  readonly played: number;
  readonly outcome: Outcome | null;
  /** Who is asked now, where whoever keeps it tells. */
  readonly asked?: readonly Seat[];
  /** How long people may take, where they are timed, and how long the first of those who are asked has left, in ms. */
  readonly time?: { readonly control: TimeControl; readonly left: number | null };
  /** The campaign that it is a match of. */
  readonly part: CampaignPart | null;
  /** The rules it was begun under, where those here are others, or the game is not here: it cannot go on. */
  readonly outdated: { readonly was: string; readonly is: string | null } | null;
}
/** Something kept that cannot be read as a match, and why. */
export interface Damaged {
  readonly match: MatchId;
  readonly wrong: string;
}
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly reason: string;
}

export type CampaignId = string;

/** Which match of which campaign one is. */
export interface CampaignPart {
  readonly campaign: CampaignId;
  readonly match: string;
}

/** A kept campaign as it is listed. */
export interface CampaignSummary {
  readonly campaign: CampaignId;
  readonly name: string;
  readonly terms: string;
  readonly won: number;
  readonly of: number;
  readonly begun: number;
  readonly played: number;
  /** Whether a match of it is under way. */
  readonly underway: boolean;
}

/** A campaign as it stands now. */
export interface CampaignView {
  readonly campaign: CampaignId;
  readonly game: string;
  readonly sheet: CampaignSheet;
  /** In order, each with how often it was played. */
  readonly matches: readonly (CampaignMatch & { readonly tries: number })[];
  /** What may be changed now; nothing while a match is under way. */
  readonly changes: readonly CampaignChange[];
  /** With who is out for it. */
  readonly underway: {
    readonly match: string;
    readonly kept: MatchId;
    readonly bearers: readonly string[];
  } | null;
  /** The match played last, and what came of it. It is kept, maybe, to look back at. */
  readonly last: {
    readonly match: string;
    readonly result: "won" | "lost";
    readonly gains: CampaignGains;
    /** Who went, as far as that was kept. */
    readonly bearers: readonly string[];
    readonly kept: MatchId | null;
  } | null;
  readonly cards: readonly CardText[];
}

/** What does not change while a match is on the table. */
export interface Opened<W extends Wire = Wire> {
  readonly match: MatchId;
  readonly game: GameInfo;
  readonly options: MatchOptions;
  readonly seats: readonly SeatWish[];
  /** The seats of those who sit in front of this page; none where it only looks on. */
  readonly own: readonly Seat[];
  readonly cards: readonly CardText<W["face"]>[];
  /** Somebody else (another tab) holds it: this page only watches. */
  readonly watching: boolean;
  readonly part: CampaignPart | null;
}

/** What happened at the table since the last update, as the seat in front of the page may know it. */
export interface TableUpdate {
  readonly match: MatchId;
  /** Through whose eyes; null for those who only watch, and between two people at one screen. */
  readonly seat: Seat | null;
  /** It goes on from what the page was told before, or begins anew. See Known. */
  readonly story: PackedStory;
  readonly status: PackedStatus;
  readonly undo: UndoRequest | null;
  /** How far a step back would go: the number of inputs, and whether others must agree. */
  readonly back: { readonly inputs: number; readonly barrier: boolean } | null;
  /** The bot that is choosing. */
  readonly thinking: Seat | null;
  /** What people have left, where they are timed. */
  readonly clock?: ClockView;
  /** The person who must take the screen before anything is shown. */
  readonly handOver: Seat | null;
}

/** The table as a page knows it, and what of it is news. */
export interface Seen<W extends Wire = Wire> extends Omit<TableUpdate, "match" | "story" | "status"> {
  readonly status: Status<W>;
  readonly picture: Picture<W>;
  /** Everything so far. */
  readonly lines: readonly Line<W>[];
  /** What is to be shown, in order. */
  readonly shown: readonly Shown<W>[];
}
/** An event, and the table just after it. */
export interface Shown<W extends Wire = Wire> {
  readonly line: Line<W>;
  readonly picture: Picture<W>;
}

/** One step of a replay, from 0 (the start) to `steps`: the table before it, and what it brought. */
export interface ReplayUpdate {
  readonly at: number;
  readonly steps: number;
  readonly scene: Wire["scene"];
  readonly moments: PackedMoments;
  readonly status: PackedStatus;
}

export interface RuleText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** How long bots wait before they move. Stepwise they do not, but each move is told by itself: whoever looks may hold them. */
export type Pace = "calm" | "quick" | "stepwise" | "instant";

/** Every request by name: what it takes and what it gives. A refusal is thrown with its code. */
export interface Requests extends Meetings, Social {
  /** Answered at once by whoever is not stuck. */
  here(): void;
  /** Gets a game's engine and cards ready, if there is such a game, so that opening a match does not wait for them. */
  warm(game: string): void;
  info(game: string, language: Language): GameInfo;
  /** What decks of the game are built from; refused where players bring none. */
  deckBox(game: string, language: Language): DeckBox & { readonly cards: readonly CardText[] };
  /** Everything about a deck: one that is ready, a code, the readable form, or as it is being built. */
  deck(game: string, source: string | Deck, language: Language): DeckReport;
  start(wish: Wish): MatchId;
  matches(): readonly Summary[];
  /** What is kept and no match; `raw` gives it as it is, `remove` deletes it. */
  damaged(): readonly Damaged[];
  raw(match: MatchId): string;
  /** With `takeOver` a match that another tab holds is taken from it; that tab watches from then on. */
  open(match: MatchId, language: Language, pace: Pace, takeOver: boolean): Opened;
  close(match: MatchId): void;
  /** An update was lost: the table is told anew. */
  anew(match: MatchId): void;
  /** The named person has taken the screen; null puts it down, and it shows what everybody sees. */
  take(match: MatchId, seat: Seat | null): void;
  language(match: MatchId, language: Language): Opened;
  pace(match: MatchId, pace: Pace): void;
  answer(match: MatchId, seat: Seat, answer: Answer): void;
  undo(match: MatchId, seat: Seat): UndoRequest | null;
  consent(match: MatchId, seat: Seat, agrees: boolean): UndoRequest | null;
  resign(match: MatchId, seat: Seat): void;
  /** Whose time was up, and for whom a bot goes on, plays on themselves. */
  comeBack(match: MatchId, seat: Seat): void;
  /** What the option would bring, as far as the seat could know, in words and as events. */
  preview(match: MatchId, seat: Seat, key: number): readonly { readonly event: Told; readonly text: string }[];
  /** How the table would look to the seat after the option, where nothing that it cannot know stands in between. */
  outlook(match: MatchId, seat: Seat, key: number): Scene | null;
  why(match: MatchId, seat: Seat, candidate: Readonly<Record<string, unknown>>): Why;
  /** What a strong player would weigh in that seat's place, knowing no more than it does. */
  advise(match: MatchId, seat: Seat): Advice;
  /** What the bot that is choosing may be weighing, as far as whoever looks can know. It waits until `goOn`. */
  consider(match: MatchId): Advice;
  /** No bot moves until `goOn`: there is something to be looked at. */
  hold(match: MatchId): void;
  goOn(match: MatchId): void;
  /** Lets the bot at that seat answer now, though people are asked too and it would wait for them. */
  urge(match: MatchId, seat: Seat): void;
  stops(match: MatchId, seat: Seat): readonly string[];
  setStops(match: MatchId, seat: Seat, names: readonly string[]): readonly string[];
  rule(game: string, id: string, language: Language): RuleText | null;
  /** Every rule line of the game, in order. */
  rules(game: string, language: Language): readonly RuleText[];
  /**
   * The match as a value. Of an unfinished match it shows what is hidden: whoever asks must have been told, and no other
   * people may sit there.
   */
  record(match: MatchId): MatchRecord;
  link(match: MatchId): string;
  /** Takes a record or a link in, once it was looked through; gives the match it became. */
  bring(text: string): MatchId;
  /** The same game again with the same people, the seats passed on by one. */
  again(match: MatchId): MatchId;
  remove(match: MatchId): void;
  removeAll(): void;
  /** The campaigns of a game: which can be begun, which are kept, the last played first, and what is kept and none. */
  campaigns(
    game: string,
    language: Language,
  ): {
    readonly titles: readonly CampaignTitle[];
    readonly kept: readonly CampaignSummary[];
    readonly damaged: readonly Damaged[];
  };
  beginCampaign(game: string, title: string, options: MatchOptions): CampaignId;
  /** As it stands, with what came of a match that is over by now. */
  campaign(campaign: CampaignId, language: Language): CampaignView;
  /** Changes something between two matches, by the words of one of its changes. */
  changeCampaign(campaign: CampaignId, words: readonly string[]): void;
  /** Begins a match of it for which these go, one a seat; the last one begins where it began before. */
  setOut(campaign: CampaignId, match: string, bearers: readonly string[], wish: Omit<Wish, "game">): MatchId;
  /** All of it as a file, and the sheet alone as a code. */
  campaignFile(campaign: CampaignId): string;
  campaignCode(campaign: CampaignId): string;
  /** Takes a file or a code in, once it was looked through. */
  bringCampaign(game: string, text: string): CampaignId;
  /** A damaged one as it is. */
  rawCampaign(campaign: CampaignId): string;
  removeCampaign(campaign: CampaignId): void;
  replay(match: MatchId, language: Language): Opened & { readonly steps: number };
  /** Only of finished matches; a viewer of null sees all. */
  seek(match: MatchId, at: number, viewer: Seat | null): ReplayUpdate;
  /** What the steps from one to another brought, in words. */
  story(match: MatchId, from: number, to: number, viewer: Seat | null): readonly (readonly Line[])[];
}

/** What comes without being asked for. */
export interface Pushes extends SocialPushes {
  /** Whoever ran the matches was stuck and has been replaced: no match is open any more. */
  replaced(): void;
  update(update: TableUpdate): void;
  /** A match that is being opened is of this game: its table can be fetched meanwhile. */
  found(match: MatchId, game: string): void;
  /** A table to which one is invited has changed. */
  invited(invitation: Invitation): void;
  /** At these seats somebody looks at the match now; at the others of people nobody does. These look on besides. */
  present(match: MatchId, seats: readonly Seat[], watching: readonly Somebody[]): void;
  /** Another tab has taken this match over. */
  lost(match: MatchId): void;
  /** The list of matches has changed, maybe by another tab. */
  kept(): void;
  /** Nothing can be kept: storage is denied or full. Play goes on. */
  notKept(why: "denied" | "full"): void;
}
