import type { Decision, Line, OptionLine, Picture, Status, Told } from "@rifthall/host";
import type { CardText, Wire } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { Opened, Remote, RuleText, Seen } from "@rifthall/service";
import { failed } from "../service/failed.ts";
import type { Venue } from "../service/venue.ts";
import { settings } from "../settings.svelte.ts";
import { words } from "../text/index.ts";
import { Around } from "./around.svelte.ts";
import { meantBy, nextKeys, onlyOne, type Tapped, tap, ticking, type Warned } from "./choosing.ts";
import { answersHere, isAlone, missing } from "./company.ts";
import { Film } from "./film.svelte.ts";
import { readBy } from "./finger.ts";
import { Foreseeing } from "./foreseeing.svelte.ts";
import type { Gathering, Layout } from "./layout.ts";
import { likelyOf, type OnPlate, plateOf } from "./plate.ts";
import { type Refusing, refusal } from "./refusing.ts";
import { Wording } from "./wording.ts";

type ZoneOf<W extends Wire> = keyof W["scene"]["zones"];

/** An enlarged card: by its name, and its row if it is a certain one. */
export interface Zoomed {
  readonly card: string;
  readonly id?: number | undefined;
}

/**
 * One match on the page: what is seen of it now, what may be done, and what is pencilled in. Everything comes from
 * whoever runs the match; nothing is decided here.
 */
export class Session<W extends Wire = Wire> {
  readonly cards: ReadonlyMap<string, CardText<W["face"]>>;
  readonly film: Film<W>;
  private update = $state.raw() as Seen<W>;
  lines: readonly Line<W>[] = $state.raw([]);
  /** What is pencilled in: the things tapped so far, in order. */
  path: readonly string[] = $state.raw([]);
  /** The options that these taps say in full: one waits for the plate, of several one is to be named. */
  among: readonly OptionLine<W>[] = $state.raw([]);
  /** Likewise where several things are answered together: those that are ticked. */
  ticks: readonly string[] = $state.raw([]);
  warned: Warned<W> | null = $state.raw(null);
  refusing: Refusing | null = $state.raw(null);
  zoomed: Zoomed | null = $state.raw(null);
  /** The ending was put aside, to look at the table once more. */
  aside = $state(false);
  /** The held card that a finger has tapped: it is read before it is used. */
  reading: Zoomed | null = $state.raw(null);
  /** The tap under way is a finger's, on a card that is held. */
  byFinger = false;
  trouble: string | null = $state(null);
  rule: RuleText | null = $state.raw(null);
  /** The lines that belong to a thing under the pointer, or the thing a line speaks of. */
  pointed: ReadonlySet<string> = $state.raw(new Set());
  private sending = $state(false);
  private readonly wording: Wording<W>;
  private readonly ahead: Foreseeing<W>;

  readonly remote: Remote;
  readonly opened: Opened<W>;
  /** Not that of `W`: whoever holds any session may have it drawn. */
  readonly layout: Layout;
  /** Where it is played, if not in this page. */
  readonly venue: Venue | null;
  /** The others, what they say, and how long everybody has. */
  readonly around = new Around();

  constructor(remote: Remote, opened: Opened<W>, layout: Layout, first: Seen<W>, venue: Venue | null = null) {
    this.remote = remote;
    this.venue = venue;
    this.opened = opened;
    this.layout = layout;
    this.cards = new Map(opened.cards.map((card) => [card.id, card]));
    this.wording = new Wording(layout);
    this.ahead = new Foreseeing(this);
    this.update = this.wording.of(first);
    this.lines = this.update.lines;
    this.around.time(first);
    this.film = new Film<W>(first.picture, layout);
  }

  /** What came from whoever runs the match: what happened is shown first, one event after the other. */
  receive(seen: Seen<W>): void {
    this.update = this.wording.of(seen);
    this.lines = this.update.lines;
    this.around.time(seen);
    this.cancel();
    this.film.show(this.update.shown, this.update.picture);
  }

  /** The table as it is drawn now: while something is shown it lags behind what waits to be decided. */
  get picture(): Picture<W> {
    return this.film.picture;
  }
  get seat(): Seat | null {
    return this.update.seat;
  }
  get status(): Status<W> {
    return this.update.status;
  }
  get handOver(): Seat | null {
    return this.update.handOver;
  }
  get thinking(): Seat | null {
    return this.update.thinking;
  }
  get undoRequest() {
    return this.update.undo;
  }
  get back() {
    return this.update.back;
  }
  get over(): boolean {
    return this.update.status.over;
  }
  /** The line to where it is played is broken; it is tried again. */
  get adrift(): boolean {
    return this.venue?.line === "away";
  }
  /** Nobody else plays but whoever sits in front of this page, and bots. */
  get alone(): boolean {
    return isAlone(this.opened);
  }
  /** The people who are asked now and do not look. */
  get away(): readonly string[] {
    return missing(this).map((seat) => this.seatName(seat));
  }
  /** Nothing is being shown and nothing is on its way. */
  get still(): boolean {
    return !this.film.running && !this.sending;
  }

  get decision(): Decision<W> | null {
    return this.update.status.over ? null : this.update.status.decision;
  }
  /** What the person at the page may answer now. */
  get options(): readonly OptionLine<W>[] {
    if (!answersHere(this)) return [];
    return this.decision?.seats.find((s) => s.seat === this.update.seat)?.options ?? [];
  }
  readonly tapped: readonly Tapped<W>[] = $derived.by(() => {
    const { seat, layout, picture } = this;
    if (seat === null) return [];
    return this.options.map((option) => ({ option, taps: layout.taps(option, picture, seat) }));
  });
  /** Where several things are ticked and answered together. */
  get gathering(): Gathering | undefined {
    return this.options.length > 0 ? this.layout.gathers?.(this) : undefined;
  }
  /** What may be tapped now. */
  readonly legal: ReadonlySet<string> = $derived(
    this.gathering ? ticking(this.gathering, this.ticks) : nextKeys(this.tapped, this.path),
  );
  /** The one option that is pencilled in and only waits for the plate. */
  readonly pencilled: OptionLine<W> | undefined = $derived(onlyOne(this.tapped, this.path, this.among));
  /** Options that nothing on the table stands for; with something begun the question is about that alone. */
  readonly buttons: readonly OptionLine<W>[] = $derived.by(() => {
    if (this.warned) return this.warned.option ? [this.warned.option] : [];
    if (this.among.length > 0 && this.path.length > 0) return this.among;
    if (this.ticks.length > 0 || this.path.length > 0) return [];
    return this.tapped.filter(({ taps }) => taps.length === 0).map(({ option }) => option);
  });
  readonly likely: OptionLine<W> | undefined = $derived(likelyOf(this));
  readonly plate: OnPlate<W> | undefined = $derived(plateOf(this));
  /** An answer in the words of this table. */
  labelOf(option: OptionLine<W>): string {
    return this.layout.answers?.(option, this) ?? option.label;
  }
  isLegal(key: string): boolean {
    return this.legal.has(key);
  }
  isChosen(key: string): boolean {
    return this.path.includes(key) || this.ticks.includes(key);
  }
  /** Is anything pencilled in? */
  get begun(): boolean {
    return this.path.length > 0 || this.among.length > 0 || this.ticks.length > 0 || this.warned !== null;
  }

  /** A tap on a thing of the table pencils in: it says an option, begins one, or is refused with the reason. */
  tap(key: string): void {
    if (this.film.running) {
      this.film.skip();
      return;
    }
    const { tapped, path, pencilled, gathering } = this;
    this.refusing = null;
    this.warned = null;
    if (gathering?.of.has(key)) {
      this.tick(key);
      return;
    }
    const step = tap(tapped, path, key);
    this.forget();
    // A tap elsewhere takes the pencil back.
    if (pencilled && step.is === "refused") this.cancel();
    this.reading = readBy(this, step, key);
    if (step.is === "refused") void this.refuse(step.path, key);
    else if (step.is === "going") this.hold(step.path, step.among);
    else this.propose(step.option, step.path);
  }

  private tick(key: string): void {
    const { ticks } = this;
    if (ticks.includes(key)) this.ticks = ticks.filter((other) => other !== key);
    else if (this.isLegal(key)) this.ticks = [...ticks, key];
  }

  /** Pencils an option in, wherever it was named; what the prompt's own buttons say is clear without that. */
  propose(option: OptionLine<W>, path = this.tapped.find((said) => said.option.key === option.key)?.taps ?? []): void {
    this.warned = null;
    const isQuick = settings.quick && !this.layout.wastes?.(option);
    if (path.length === 0 || isQuick || this.layout.atOnce?.(option)) this.choose(option);
    else this.hold(path, [option]);
  }

  private hold(path: readonly string[], among: readonly OptionLine<W>[]): void {
    this.path = path;
    this.among = among;
    const { pencilled } = this;
    const text = pencilled && this.warningOf(pencilled);
    if (pencilled && text !== undefined) this.warned = { option: pencilled, text };
    const [only, other] = meantBy(this.tapped, path);
    if (!only || other) return;
    // Whoever took it up to use it wants to know why that cannot be.
    if (this.layout.wastes?.(only.option)) void this.refuse(path, path.at(-1) ?? "");
    else void this.foresee(only.option);
  }

  /** Begins with this thing, if something else is to be tapped after it; says whether it was begun. */
  begin(key: string): boolean {
    if (this.film.running || this.isChosen(key)) return this.isChosen(key);
    const going = nextKeys(this.tapped, [key]);
    if (!this.isLegal(key) || going.size === 0) return false;
    this.hold([key], []);
    return true;
  }

  /** Takes the pencil back, whatever was written. */
  cancel(): void {
    this.path = [];
    this.among = [];
    this.ticks = [];
    this.refusing = null;
    this.warned = null;
    this.forget();
    this.reading = null;
  }

  warningOf(option: OptionLine<W>): string | undefined {
    return option.idle ? words().idleSure : this.layout.warning?.(option, this);
  }

  /** Makes an answer final, unless it is something to be warned of first. */
  choose(option: OptionLine<W>): void {
    const text = this.warningOf(option);
    if (text === undefined || this.warned?.option === option) {
      void this.give([option]);
      return;
    }
    this.cancel();
    this.warned = { option, text };
  }

  /** Makes all that is ticked final, one after the other, and closes it. */
  async giveAll(): Promise<void> {
    const { gathering, ticks } = this;
    if (!gathering) return;
    const wanted = ticks.flatMap((key) => gathering.of.get(key) ?? []);
    if (ticks.includes(`card:${this.zoomed?.id}`)) this.zoomed = null;
    await this.give(gathering.close ? [...wanted, gathering.close] : wanted);
  }

  /** Answers with these, as long as the same is asked and they are offered. */
  private async give(options: readonly { readonly key: number }[]): Promise<void> {
    const { decision, seat } = this;
    if (decision === null || seat === null || this.sending) return;
    this.sending = true;
    this.cancel();
    try {
      for (const { key } of options) {
        const now = this.decision;
        const offered = now?.seats.find((asked) => asked.seat === seat)?.options ?? [];
        if (now?.prompt !== decision.prompt || !offered.some((option) => option.key === key)) break;
        await this.remote.call("answer", this.opened.match, seat, { number: now.number, key });
      }
    } catch (error) {
      this.say(error);
    } finally {
      this.sending = false;
    }
  }

  private async refuse(path: readonly string[], key: string): Promise<void> {
    await this.ask(async () => {
      const refusing = await refusal(this, path, key);
      if (refusing) this.refusing = refusing;
    });
  }

  /** What the option under the pointer or the pencil would bring, in words and as events. */
  get foreseen(): readonly string[] {
    return this.ahead.words;
  }
  get foretold(): readonly Told<W>[] {
    return this.ahead.events;
  }
  /** How the table would look after that. */
  get outlook(): Picture<W> | null {
    return this.ahead.after;
  }
  foresee(option: OptionLine<W>): Promise<void> {
    return this.ahead.ask(option);
  }
  forget(): void {
    this.ahead.forget();
  }

  /** Takes the last tap back. */
  letGo(): void {
    const { path, ticks, among, pencilled } = this;
    this.cancel();
    // Of what was said in full, the last thing; of ticks, all.
    if (ticks.length === 0 && (pencilled || among.length === 0)) this.path = path.slice(0, -1);
  }

  /** Takes the last tap back; where nothing is pencilled, the last choice. Across what came to light it is said first. */
  async undo(): Promise<void> {
    const { seat, back, warned } = this;
    if (warned?.option !== null && this.begun) {
      this.letGo();
      return;
    }
    if (seat === null || back === null || this.opened.watching) return;
    if (back.barrier && warned === null) {
      const others = this.opened.seats.some((sitting, at) => at !== seat && sitting.is === "person");
      this.warned = { option: null, text: others ? words().undoAsks : words().undoCrosses };
      return;
    }
    this.warned = null;
    await this.ask(() => this.remote.call("undo", this.opened.match, seat));
  }
  async consent(seat: Seat, agrees: boolean): Promise<void> {
    await this.ask(() => this.remote.call("consent", this.opened.match, seat, agrees));
  }
  async resign(): Promise<void> {
    const { seat } = this;
    if (seat !== null) await this.ask(() => this.remote.call("resign", this.opened.match, seat));
  }
  async takeScreen(seat: Seat): Promise<void> {
    await this.ask(() => this.remote.call("take", this.opened.match, seat));
  }

  private async ask(request: () => Promise<unknown>): Promise<void> {
    try {
      await request();
    } catch (error) {
      this.say(error);
    }
  }

  say(error: unknown): void {
    this.trouble = failed(error);
  }

  /** The cards of a zone as they are drawn now. */
  zone<Name extends ZoneOf<W>>(name: Name): W["scene"]["zones"][Name] {
    const zones: W["scene"]["zones"] = this.picture.scene.zones;
    return zones[name] ?? [];
  }
  /** What lies at that row. */
  cardAt(row: number): string | undefined {
    for (const cards of Object.values(this.picture.scene.zones)) {
      const found = cards.find(({ id }) => id === row);
      if (found) return found.card;
    }
    return undefined;
  }
  seatName(seat: number): string {
    const sitting = this.opened.seats[seat];
    return sitting === undefined ? "" : sitting.name || words().seatNumber(seat + 1);
  }
  cardText(id: string): CardText<W["face"]> | undefined {
    return this.cards.get(id) ?? this.cards.get(this.layout.textOf?.(id) ?? id);
  }
  /** What the log calls a card. */
  calls(id: string): string | undefined {
    const told = this.cardText(id);
    return told && (this.layout.calls?.(id, this.cards) ?? told.name);
  }
  nameOfCard(id: string): string {
    return this.cardText(id)?.name ?? id;
  }
  async showRule(id: string): Promise<void> {
    await this.ask(async () => {
      this.rule = await this.remote.call("rule", this.opened.game.id, id, settings.language);
    });
  }
}
