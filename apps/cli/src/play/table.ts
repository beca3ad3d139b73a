import { botById } from "@rifthall/bots";
import type { Holder, Host, OptionLine } from "@rifthall/host";
import { type Language, type Seat, SPECTATOR, type State } from "@rifthall/kernel";
import { type Drawing, drawingOf, type Sight } from "../tables/index.js";
import type { Terminal } from "../terminal.js";
import { type Texts, textsOf } from "../text/index.js";

/** A match at this terminal: who runs it, how it is drawn, and in which language. */
export class Table {
  readonly drawing: Drawing;
  readonly texts: Texts;
  private spare: State | null = null;
  private notes: readonly string[] = [];

  constructor(
    readonly host: Host,
    readonly terminal: Terminal,
    readonly language: Language,
    readonly fast: boolean,
  ) {
    this.drawing = drawingOf(host.game.id);
    this.texts = textsOf(language);
  }

  /** The seats of people, in order. */
  get people(): Seat[] {
    return this.host.seats.flatMap((holder, seat) => (holder.is === "person" ? [seat as Seat] : []));
  }
  /** Who looks while nobody is asked: the only person there is, or someone who merely watches. */
  get onlooker(): Seat {
    const [first = SPECTATOR, ...others] = this.people;
    return others.length > 0 ? SPECTATOR : first;
  }

  name(seat: Seat): string {
    return this.names[seat] ?? "";
  }
  get names(): string[] {
    return seatNames(this.host.seats, this.language);
  }

  /** How many things have happened so far. */
  get happened(): number {
    return this.host.events(SPECTATOR, this.language).length;
  }

  /** What that seat sees; `height` is how many lines the board may take. */
  sight(seat: Seat, height: number | null = null): Sight {
    const { host, terminal, language } = this;
    const decision = host.decision(seat, language);
    return {
      game: host.game,
      content: host.start.content,
      options: host.start.options,
      language,
      paint: terminal.paint,
      width: terminal.width,
      height,
      view: host.view(seat),
      scene: host.scene(seat),
      viewer: seat === SPECTATOR ? null : seat,
      names: this.names,
      deciding: decision?.seats.map((s) => s.seat) ?? [],
      choices: decision?.seats.find((s) => s.seat === seat)?.options ?? [],
    };
  }

  /** What the option would bring, in words, as far as the seat could know; that it is chosen goes without saying. */
  foresee(seat: Seat, option: OptionLine): string[] {
    const { game, start } = this.host;
    this.spare ??= game.create(start);
    const { spare } = this;
    const told = this.host.preview(seat, option.key).filter((event) => event.do !== option.do);
    return told.map((event) => game.speech[this.language].event(spare, event));
  }

  /** Says something about what was typed: on a screen with the next drawing, so that the board stays in sight. */
  tell(lines: readonly string[]): "again" | "redraw" {
    if (this.terminal.interactive) this.notes = lines;
    else this.terminal.print(lines);
    return this.terminal.interactive ? "redraw" : "again";
  }
  takeNotes(): readonly string[] {
    const { notes } = this;
    this.notes = [];
    return notes;
  }

  async isSure(question: string): Promise<boolean> {
    const said = await this.terminal.read(` ${question}`);
    return said === null || /^[yj]/i.test(said);
  }
}

/** Each seat's name, and in brackets who sits there. */
function seatNames(holders: readonly Holder[], language: Language): string[] {
  const texts = textsOf(language);
  const people = holders.filter((holder) => holder.is === "person").length;
  return holders.map((holder, seat) => {
    const name = texts.player(seat + 1);
    if (holder.is === "bot") return `${name} (${botById(holder.level)?.title[language] ?? holder.level})`;
    return holder.is === "person" && people === 1 ? `${name} (${texts.you})` : name;
  });
}
