import type { Decision, Line, OptionLine, Picture, Status, Told } from "@rifthall/host";
import type { CardText, Wire } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { type Opened, Refused, type Remote, type RuleText, type Seen } from "@rifthall/service";
import { failed } from "../service/failed.ts";
import { settings } from "../settings.svelte.ts";
import { words } from "../text/index.ts";
import { meantBy, nextKeys, type Step, type Tapped, tap } from "./choosing.ts";
import { Film } from "./film.svelte.ts";
import type { Layout } from "./layout.ts";

/** Why something cannot be done, and where it was tried. */
export interface Refusing {
  readonly key: string;
  readonly reasons: readonly { readonly rule: string; readonly text: string }[];
}

type ZoneOf<W extends Wire> = keyof W["scene"]["zones"];

/** An enlarged card: by its name, and its row if it is a certain one. */
export interface Zoomed {
  readonly card: string;
  readonly id?: number | undefined;
}

/**
 * One match on the page: what is seen of it now, what may be done, and what was tapped so far. Everything comes from
 * whoever runs the match; nothing is decided here.
 */
export class Session<W extends Wire = Wire> {
  readonly cards: ReadonlyMap<string, CardText<W["face"]>>;
  readonly film: Film<W>;
  private update = $state.raw() as Seen<W>;
  lines: readonly Line<W>[] = $state.raw([]);
  path: readonly string[] = $state.raw([]);
  /** Options that the same taps say: one of them is to be named. */
  among: readonly OptionLine<W>[] = $state.raw([]);
  refusing: Refusing | null = $state.raw(null);
  zoomed: Zoomed | null = $state.raw(null);
  /** The ending was put aside, to look at the table once more. */
  aside = $state(false);
  /** The held card that a finger has tapped: it is read before it is used. */
  reading: Zoomed | null = $state.raw(null);
  /** The tap under way is a finger's, on a card that is held. */
  byFinger = false;
  /** The tap under way is a finger's, on anything. */
  touching = false;
  /** What the option under the pointer would bring, in words and as events. */
  foreseen: readonly string[] = $state.raw([]);
  foretold: readonly Told<W>[] = $state.raw([]);
  /** An answer that was warned of: it waits to be given all the same. */
  warned: { readonly option: OptionLine<W>; readonly text: string } | null = $state.raw(null);
  trouble: string | null = $state(null);
  rule: RuleText | null = $state.raw(null);
  /** The lines that belong to a thing under the pointer, or the thing a line speaks of. */
  pointed: ReadonlySet<string> = $state.raw(new Set());
  private sending = $state(false);
  /** Lines in the words of this table: most were told before. */
  private readonly said = new WeakMap<Line<W>, Line<W>>();
  /** The option whose outcome was asked for last. */
  private wondered: OptionLine<W> | null = null;

  readonly remote: Remote;
  readonly opened: Opened<W>;
  /** Not that of `W`: whoever holds any session may have it drawn. */
  readonly layout: Layout;

  constructor(remote: Remote, opened: Opened<W>, layout: Layout, first: Seen<W>) {
    this.remote = remote;
    this.opened = opened;
    this.layout = layout;
    this.cards = new Map(opened.cards.map((card) => [card.id, card]));
    this.update = this.worded(first);
    this.lines = this.update.lines;
    this.film = new Film(first.picture);
  }

  /** What came from whoever runs the match: what happened is shown first, one event after the other. */
  receive(seen: Seen<W>): void {
    this.update = this.worded(seen);
    this.lines = this.update.lines;
    this.cancel();
    this.film.show(this.update.shown, this.update.picture);
  }

  /** All that is told, in the words of this table. */
  private worded(seen: Seen<W>): Seen<W> {
    const { worded } = this.layout;
    if (!worded) return seen;
    const said = (line: Line<W>): Line<W> => {
      const known = this.said.get(line) ?? { ...line, text: worded(line.text) };
      this.said.set(line, known);
      return known;
    };
    const lines = seen.lines.map(said);
    const shown = seen.shown.map(({ line, picture }) => ({ line: said(line), picture }));
    if (seen.status.over) return { ...seen, lines, shown };
    const { decision } = seen.status;
    const seats = decision.seats.map((asked) => ({
      ...asked,
      options: asked.options.map((option) => ({ ...option, label: worded(option.label) })),
    }));
    return { ...seen, lines, shown, status: { ...seen.status, decision: { ...decision, seats } } };
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
  /** Nothing is being shown and nothing is on its way. */
  get still(): boolean {
    return !this.film.running && !this.sending;
  }

  get decision(): Decision<W> | null {
    return this.update.status.over ? null : this.update.status.decision;
  }
  /** What the person at the page may answer now. */
  get options(): readonly OptionLine<W>[] {
    if (this.opened.watching || this.update.handOver !== null || !this.still) return [];
    return this.decision?.seats.find((s) => s.seat === this.update.seat)?.options ?? [];
  }
  private get tapped(): readonly Tapped<W>[] {
    const { seat, layout, picture } = this;
    if (seat === null) return [];
    return this.options.map((option) => ({ option, taps: layout.taps(option, picture, seat) }));
  }
  /** What may be tapped now. */
  readonly legal: ReadonlySet<string> = $derived(nextKeys(this.tapped, this.path));
  /** Options that nothing on the table stands for. */
  readonly buttons: readonly OptionLine<W>[] = $derived(
    this.warned
      ? [this.warned.option]
      : this.among.length > 0
        ? this.among
        : this.tapped.filter(({ taps }) => taps.length === 0).map(({ option }) => option),
  );
  readonly likely: OptionLine<W> | undefined = $derived.by(() => {
    if (this.warned) return this.warned.option;
    if (this.among.length > 0 && this.legal.size === 0) return this.among[0];
    const meant = this.path.length === 0 ? [] : meantBy(this.tapped, this.path).map(({ option }) => option);
    const best = this.layout.best?.(meant);
    return (
      best ??
      (this.among.length > 0
        ? undefined
        : this.layout.likely(this.buttons, this.options, this.picture, this.update.seat))
    );
  });
  /** The one answer that only waits to be confirmed: a second tap does it. */
  get confirming(): OptionLine<W> | undefined {
    return this.among.length === 1 && this.legal.size === 0 ? this.among[0] : undefined;
  }
  isLegal(key: string): boolean {
    return this.legal.has(key);
  }
  isChosen(key: string): boolean {
    return this.path.includes(key);
  }

  /** A tap on a thing of the table: it says an option, begins one, or is refused with the reason. */
  tap(key: string): void {
    if (this.film.running) {
      this.film.skip();
      return;
    }
    const { tapped, path, confirming } = this;
    if (confirming && path.at(-1) === key) {
      this.choose(confirming);
      return;
    }
    const step = tap(tapped, path, key);
    this.refusing = null;
    this.warned = null;
    this.forget();
    // A tap elsewhere puts back what waited to be confirmed.
    if (confirming && step.is === "refused") this.cancel();
    this.read(step, key);
    if (step.is === "chosen") {
      const once = this.byFinger || (settings.confirm && path.length === 0);
      const held = once || this.layout.holds?.(step.option, this.touching);
      // What is warned of waits to be confirmed anyway.
      if (held && !step.option.idle) this.hold(step.path, [step.option]);
      else this.choose(step.option);
    } else if (step.is === "going") this.hold(step.path, step.among);
    else void this.refuse(step.path, key);
  }

  /** Shows a held card that a finger taps, unless that tap lets go of it, or it is known by sight and goes on. */
  private read(step: Step<W>, key: string): void {
    const before = this.reading;
    this.reading = null;
    if (!this.byFinger) return;
    if (step.is === "going" && (step.path.length === 0 || (step.among.length === 0 && !this.layout.readsHeld))) return;
    const card = key.startsWith("card:") ? this.cardAt(Number(key.slice(5))) : undefined;
    if (card === undefined || card === "?" || (step.is === "refused" && before?.card === card)) return;
    this.reading = { card, id: Number(key.slice(5)) };
  }

  private hold(path: readonly string[], among: readonly OptionLine<W>[]): void {
    this.path = path;
    this.among = among;
    const meant = meantBy(this.tapped, path);
    if (meant.length === 1 && meant[0]) void this.foresee(meant[0].option);
  }

  /** Begins with this thing, if something else is to be tapped after it; says whether it was begun. */
  begin(key: string): boolean {
    if (this.film.running || this.isChosen(key)) return this.isChosen(key);
    const going = nextKeys(this.tapped, [key]);
    if (!this.isLegal(key) || going.size === 0) return false;
    this.hold([key], []);
    return true;
  }

  /** Lets go of what was begun. */
  cancel(): void {
    this.path = [];
    this.among = [];
    this.refusing = null;
    this.warned = null;
    this.forget();
    this.reading = null;
  }

  /** Answers, unless it is something to be warned of first. */
  choose(option: OptionLine<W>): void {
    const text = option.idle ? words().idleSure : this.layout.warning?.(option, this);
    if (text === undefined || this.warned?.option === option) {
      void this.answer(option);
      return;
    }
    this.cancel();
    this.warned = { option, text };
  }

  async answer(option: OptionLine<W>): Promise<void> {
    const { decision, seat } = this;
    if (decision === null || seat === null || this.sending) return;
    this.sending = true;
    this.cancel();
    try {
      await this.remote.call("answer", this.opened.match, seat, { number: decision.number, key: option.key });
    } catch (error) {
      this.say(error);
    } finally {
      this.sending = false;
    }
  }

  private async refuse(path: readonly string[], key: string): Promise<void> {
    const { decision, seat } = this;
    if (decision === null || seat === null || this.opened.watching) return;
    const { layout, picture, cards } = this;
    const candidate =
      layout.candidate(path, decision, picture, cards) ?? layout.candidate([key], decision, picture, cards);
    if (candidate === null) return;
    try {
      const { reasons } = await this.remote.call("why", this.opened.match, seat, candidate);
      if (reasons.length > 0) this.refusing = { key, reasons };
    } catch (error) {
      this.say(error);
    }
  }

  /** Asks what an option would bring, for showing before it is taken. */
  async foresee(option: OptionLine<W>): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    const { number } = this.decision ?? {};
    this.wondered = option;
    try {
      const told = await this.remote.call("preview", this.opened.match, seat, option.key);
      // Somebody may have let go of it, or wonder about another by now.
      if (this.decision?.number === number && this.wondered === option) this.tellAhead(told);
    } catch (error) {
      if (!(error instanceof Refused)) this.say(error);
    }
  }

  private tellAhead(told: readonly { readonly event: Told<W>; readonly text: string }[]): void {
    const { foretell, worded } = this.layout;
    this.foretold = told.map(({ event }) => event);
    this.foreseen = foretell?.(this.foretold, this) ?? told.map(({ text }) => worded?.(text) ?? text);
  }

  /** Wonders no longer what an option would bring. */
  forget(): void {
    this.foreseen = [];
    this.foretold = [];
    this.wondered = null;
  }

  async undo(): Promise<void> {
    if (this.warned) {
      this.warned = null;
      return;
    }
    if (this.path.length > 0) {
      this.path = this.path.slice(0, -1);
      this.among = [];
      this.reading = null;
      this.forget();
      return;
    }
    const { seat } = this;
    if (seat === null || this.opened.watching) return;
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

  private say(error: unknown): void {
    this.trouble = failed(error);
  }

  /** The cards of a zone as they are drawn now. */
  zone<Name extends ZoneOf<W>>(name: Name): W["scene"]["zones"][Name] {
    const zones: W["scene"]["zones"] = this.picture.scene.zones;
    return zones[name] ?? [];
  }
  /** What lies at that row. */
  private cardAt(row: number): string | undefined {
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
  /** The things on the table that an event speaks of. */
  keysOf(event: Told): ReadonlySet<string> {
    return new Set([event.id, event.targetId].flatMap((id) => (typeof id === "number" ? [`card:${id}`] : [])));
  }
  async showRule(id: string): Promise<void> {
    await this.ask(async () => {
      this.rule = await this.remote.call("rule", this.opened.game.id, id, settings.language);
    });
  }
}
