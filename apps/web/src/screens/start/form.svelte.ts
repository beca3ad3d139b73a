import type { OptionValue, Text } from "@rifthall/kernel/game";
import type { GameInfo, SeatOffer, Wish } from "@rifthall/service";
import { Refused } from "@rifthall/service";
import { type Terms, USUAL } from "../../online/terms/terms.ts";
import { botNamed, you } from "../../service/wish.ts";
import { settings } from "../../settings.svelte.ts";
import { words } from "../../text/index.ts";
import { type Fault, faultOf } from "./fault.ts";
import type { StartGame } from "./game.ts";
import { byNames, matters, unfolded, usualValues } from "./label.ts";
import {
  type Chair,
  type ChairKind,
  fewest,
  moveMe,
  type Names,
  offersOf,
  seated,
  usualNames,
  wishesOf,
} from "./seating.ts";

const MODE = "mode";
const upright = matchMedia("(orientation: portrait) and (max-width: 700px)");

/** A match as it is being chosen. */
export class StartForm {
  readonly info: GameInfo;
  readonly game: StartGame | undefined;
  values: Record<string, OptionValue> = $state({});
  chairs: readonly Chair[] = $state.raw([]);
  seed = $state("");
  fault: Fault | null = $state.raw(null);
  /** Who may come, where others are invited. */
  door: "private" | "open" = $state("private");
  /** How long they have, and what the table is like besides its rules. */
  terms: Terms = $state.raw(USUAL);

  /** Others come by a link, and whoever is not there yet has a seat that is free. */
  readonly online: boolean;

  constructor(info: GameInfo, game: StartGame | undefined, newcomer = false, online = false) {
    this.info = info;
    this.online = online;
    this.game = game;
    this.values = usualValues(info.options);
    this.seatAll(this.least);
    // Others have screens of their own.
    if (!online && upright.matches) Object.assign(this.values, game?.upright);
    if (newcomer) Object.assign(this.values, game?.newcomer);
  }

  get mode(): string {
    return String(this.values[MODE] ?? this.info.modes[0] ?? "");
  }
  get least(): number {
    return fewest(this.info, this.mode)[0];
  }
  get most(): number {
    return fewest(this.info, this.mode)[1];
  }
  /** What stands on a map of its own. */
  get maps() {
    return this.info.options.flatMap((option) => {
      const map = this.game?.options[option.name]?.map;
      return map ? [{ option, map }] : [];
    });
  }
  /** Mode and chapters stand by themselves, decks stand at their seats; what means nothing now is left out. */
  get rules() {
    const elsewhere = [MODE, this.info.decks?.option, ...this.maps.map(({ option }) => option.name)];
    const here = this.info.options.filter(
      (o) => !elsewhere.includes(o.name) && matters(this.game, o.name, this.values),
    );
    return byNames(this.game, here);
  }
  /** What is asked of everybody, and the variants of those who know the game. */
  get parts() {
    return unfolded(this.game, this.rules);
  }
  get modes() {
    return this.info.options.find((o) => o.name === MODE);
  }
  get names(): Names {
    return {
      me: you().name,
      friend: (n) => words().start.friend(n),
      bot: (nth) => botNamed(nth, "").name,
      free: words().start.byLink,
    };
  }
  get usual(): readonly string[] {
    return usualNames(this.chairs, this.names);
  }
  /** Your seat, where you have exactly one. */
  get mine(): number | null {
    const own = this.chairs.flatMap(({ is }, i) => (is === "me" ? [i] : []));
    return own.length === 1 ? (own[0] ?? null) : null;
  }

  /** Who may be chosen for a seat. */
  get kinds(): readonly ChairKind[] {
    return this.online ? ["me", "friend", "bot", "free"] : ["me", "friend", "bot"];
  }

  /** Why a value cannot be chosen with the others as they are. */
  barred(option: string, value: string): Text | undefined {
    return this.game?.options[option]?.barred?.(value, this.values);
  }
  /** The seats that play together; none where each plays alone. */
  get teams(): readonly (readonly number[])[] {
    return this.game?.teams?.(this.values, this.chairs.length) ?? [];
  }

  choose(option: string, value: OptionValue): void {
    this.values[option] = value;
    this.fault = null;
    // What this leaves no room for goes back to what it usually is.
    for (const { name, default: usual } of this.info.options)
      if (this.barred(name, String(this.values[name]))) this.values[name] = usual;
    if (option === MODE) this.seatAll(Math.min(this.most, Math.max(this.least, this.chairs.length)));
  }
  seatAll(count: number): void {
    this.chairs = seated(this.chairs, count, this.info.level, this.online ? "free" : "bot");
    // What was listed for so many seats does not fit others.
    for (const { name, type } of this.info.options) if (type === "lists") this.values[name] = null;
  }
  seat(at: number, change: Partial<Chair>): void {
    this.chairs = this.chairs.map((chair, i) => (i === at ? { ...chair, ...change } : chair));
  }
  sitAt(seat: number): void {
    this.chairs = moveMe(this.chairs, seat);
  }

  /** The table as others are invited to it. */
  get offers(): readonly SeatOffer[] {
    return offersOf(this.chairs, this.names);
  }
  get wish(): Wish {
    const relevant = this.info.options.filter((o) => matters(this.game, o.name, this.values));
    const options = Object.fromEntries(relevant.map(({ name }) => [name, this.values[name] ?? null]));
    if (this.info.decks)
      options[this.info.decks.option] = this.chairs.map(({ deck = "" }) => (deck.trim() === "" ? [] : [deck.trim()]));
    const seats = wishesOf(this.chairs, this.names);
    const seed = this.seed.trim();
    return { game: this.info.id, options, seats, ...(seed === "" ? {} : { seed }) };
  }

  refuse(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    const code = error instanceof Refused ? error.code : "fault";
    const shown = [
      ...this.rules.map((o) => o.name),
      ...(this.modes ? [MODE] : []),
      ...this.maps.map(({ option }) => option.name),
      this.info.decks?.option ?? [],
    ].flat();
    const fault = faultOf(code, message, shown);
    const said = error instanceof Refused ? error.said?.[settings.language] : undefined;
    this.fault = { ...fault, text: said ?? fault.text };
  }
  faultAt(place: string): string | undefined {
    return this.fault?.at === place ? this.fault.text : undefined;
  }
}
