import { type Seat, SPECTATOR } from "@rifthall/kernel/ids";
import { wrap } from "../paint.js";
import { answer, page, save } from "./answer.js";
import type { Board } from "./board.js";
import { clock } from "./clock.js";
import { askedPeople, otherPeople, question, screen, stories, waitingBots } from "./screen.js";
import type { Table } from "./table.js";
import { takeBack } from "./undo.js";

/** How long a bot's choice stays on the screen: for itself, and for each thing it brought. */
const CHOICE_PAUSE = 350;
const EVENT_PAUSE = 250;
const LONGEST_PAUSE = 1500;

/** Plays the match to its end or until somebody quits. A fault of ours leaves the record that shows it. */
export async function sit(table: Table): Promise<void> {
  const sitting = new Sitting(table);
  try {
    await sitting.play();
  } catch (error) {
    const file = `rifthall-fault-${table.host.start.seed}-${table.host.number}.json`;
    save(table, file);
    table.terminal.print(table.takeNotes());
    throw error;
  } finally {
    table.close();
  }
}

class Sitting {
  /** How many events each seat had before it when it last answered. */
  private readonly seen = new Map<Seat, number>();
  /** Whose hand is on the screen. */
  private shown: Seat | null = null;

  /** Who wishes to answer before the others that are asked. */
  private turnTo: Seat | null = null;
  /** How many events there were when stories were last told. */
  private told = 0;

  /** A match that goes on begins with what happened before as old news. */
  private readonly past: number;

  constructor(private readonly table: Table) {
    this.past = table.host.number === 0 ? 0 : table.happened;
  }

  async play(): Promise<void> {
    const { host, screen, terminal, texts, people } = this.table;
    screen.introduce();
    if (people.length > 1) screen.take(null);
    do {
      while (!host.over) {
        if (host.botToMove !== null) await this.botMove(host.botToMove);
        else if (!(await this.personMove())) {
          terminal.print(` ${texts.bye}`);
          return;
        }
      }
    } while (await this.end());
  }

  private async botMove(seat: Seat): Promise<void> {
    const { table } = this;
    const { terminal, texts, onlooker, fast } = table;
    if (table.people.length > 1) this.hide();
    terminal.status(` ${texts.thinking(table.name(seat))}`);
    const before = table.happened;
    await table.news(table.told);
    terminal.endStatus();
    if (!terminal.interactive) return;
    const brought = table.happened - before;
    terminal.clear();
    terminal.print(screen(table, onlooker, this.seen.get(onlooker) ?? this.past));
    if (fast) return;
    // What it brought is looked at before the next one moves.
    table.screen.hold();
    await clock.pause(Math.min(LONGEST_PAUSE, CHOICE_PAUSE + EVENT_PAUSE * brought));
    table.screen.goOn();
  }

  /** Nobody's hand is to be seen until somebody takes the screen. */
  private hide(): void {
    if (this.shown === null) return;
    this.table.terminal.clear(true);
    this.shown = null;
    this.table.screen.take(null);
  }

  /** False once somebody quits. */
  private async personMove(): Promise<boolean> {
    const { table } = this;
    const { terminal, texts } = table;
    const seat = this.decider();
    if (table.people.length > 1 && this.shown !== seat && this.isPrivate()) {
      this.hide();
      terminal.print(["", ...wrap(terminal.paint.bold(texts.handOver(table.name(seat))), terminal.width, " ")]);
      if ((await terminal.read(` ${texts.handOverHint}`)) === null) return this.ended();
    }
    this.shown = seat;
    table.screen.take(seat);
    await this.tellStories(seat);
    this.draw(seat);
    for (;;) {
      const typed = await terminal.read(texts.prompt);
      if (typed === null) return this.ended();
      if (typed.toLowerCase() === "t" && this.askedPeople().length > 1) {
        // Whoever is asked may answer first: the next one in turn.
        const asked = this.askedPeople();
        this.turnTo = asked[(asked.indexOf(seat) + 1) % asked.length];
        return true;
      }
      const other = numbered(typed, otherPeople(table, seat));
      if (other !== undefined) {
        this.turnTo = other;
        return true;
      }
      const bot = numbered(typed, waitingBots(table));
      if (bot !== undefined) {
        const [known, before] = [table.told, table.happened];
        table.screen.urge(bot);
        await table.news(known);
        this.seen.set(seat, before);
        return true;
      }
      const before = table.happened;
      const outcome = await answer(table, seat, typed);
      if (outcome === "quit") return false;
      if (outcome === "redraw") this.draw(seat);
      if (outcome !== "done") continue;
      this.seen.set(seat, before);
      return true;
    }
  }

  /** Does anybody here see what another does not? */
  private isPrivate(): boolean {
    const { host, people } = this.table;
    return new Set(people.map((seat) => JSON.stringify(host.view(seat)))).size > 1;
  }

  /** On a screen a new story gets a page of its own before the board. */
  private async tellStories(seat: Seat): Promise<void> {
    const { table } = this;
    if (!table.terminal.interactive) return;
    const told = stories(table, seat, Math.max(this.told, this.past));
    this.told = table.happened;
    if (told.length > 0) await page(table, told);
  }

  private askedPeople(): Seat[] {
    return askedPeople(this.table);
  }

  /** Who is to answer next, as the screen is passed on, unless somebody else of those asked wishes to. */
  private decider(): Seat {
    const people = this.askedPeople();
    const { turnTo, table } = this;
    this.turnTo = null;
    const { handOver = null, seat = null } = table.told ?? {};
    return people.find((asked) => asked === turnTo) ?? handOver ?? seat ?? people[0];
  }

  private draw(seat: Seat): void {
    const { terminal } = this.table;
    terminal.clear();
    const below = question(this.table, seat, this.table.takeNotes());
    terminal.print(screen(this.table, seat, this.seen.get(seat) ?? this.past, below));
  }

  private ended(): boolean {
    this.table.terminal.print(` ${this.table.texts.inputEnded}`);
    return false;
  }

  /** The end, and what can be done then. True if somebody took it back. */
  private async end(): Promise<boolean> {
    const { table } = this;
    const { terminal, texts, onlooker, people } = table;
    terminal.clear();
    terminal.print(screen(table, onlooker, this.seen.get(onlooker) ?? this.past, verdict(table)));
    if (people.length === 0 || !terminal.interactive) return false;
    for (;;) {
      const typed = (await terminal.read(` ${texts.afterwards} `)) ?? "";
      if (typed === "u" && (await takeBack(table, people[0])) === "done") return true;
      if (/^s(\s|$)/.test(typed)) save(table, typed.slice(1).trim());
      else if (typed !== "u") return false;
      terminal.print(table.takeNotes());
    }
  }
}

/** `t 3` means the third seat, if it is one of these. */
function numbered(typed: string, seats: readonly Seat[]): Seat | undefined {
  const [, number] = /^t\s*(\d+)$/i.exec(typed) ?? [];
  return seats.find((seat) => seat === Number(number) - 1);
}

/** Who won, how and with what scores. */
export function verdict(table: Board): string[] {
  const { host, texts, terminal, language } = table;
  const status = host.status(SPECTATOR, language);
  if (!status.over) return [];
  const { winners, scores, reason } = status.outcome;
  const { paint, width } = terminal;
  const points = scores.length === 0 ? "" : ` ${texts.scores} ${scores.join(" : ")}.`;
  const how = `${texts.over}, ${texts.reasons[reason] ?? reason}.${points}`;
  return [
    paint.dim("─".repeat(width - 1)),
    ...wrap(`${paint.good(headline(table, winners, reason))} ${how}`, width - 1, " "),
    // Where what is printed stays, the log has told it.
    ...(terminal.interactive
      ? (table.drawing.ending?.(table.sight(SPECTATOR), host.events(SPECTATOR, language)) ?? [])
      : []),
  ];
}

/** How those lose who play together: nobody wins, and it is no draw. */
const LOST = ["defeat", "resignation"];

function headline({ host, texts, names, people }: Board, winners: readonly Seat[], reason: string): string {
  const isAlone = host.seats.length === 1;
  if (winners.length === 0) return isAlone || LOST.includes(reason) ? texts.youLose : texts.draw;
  const [you, ...others] = people;
  if (you !== undefined && others.length === 0) return winners.includes(you) ? texts.youWin : texts.youLose;
  const who = winners.map((seat) => names[seat]).join(texts.and);
  return winners.length === 1 ? texts.wins(who) : texts.winMany(who);
}
