import { botById } from "@rifthall/bots";
import type { Host } from "@rifthall/host";
import type { Language, Term } from "@rifthall/kernel/game";
import { type Seat, SPECTATOR } from "@rifthall/kernel/ids";
import { type Drawing, drawingOf, type Sight } from "../tables/index.js";
import type { Terminal } from "../terminal.js";
import { type Texts, textsOf } from "../text/index.js";

/** A match as this terminal draws it, and in which language. */
export class Board {
  readonly drawing: Drawing;
  readonly texts: Texts;

  constructor(
    readonly host: Host,
    readonly terminal: Terminal,
    readonly language: Language,
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

  /** The words of the game that may be looked up like a card: each with what it means. */
  get glossary(): readonly (readonly [term: string, meaning: string])[] {
    return this.meanings(() => true);
  }
  /** Those that the help page explains. */
  get vocabulary(): readonly (readonly [term: string, meaning: string])[] {
    return this.meanings((term) => this.drawing.isExplained?.(term) ?? true);
  }
  private meanings(isMeant: (term: Term) => boolean): readonly (readonly [term: string, meaning: string])[] {
    const { game, start } = this.host;
    const terms = game.terms(start.content, this.language).filter(isMeant);
    return terms.flatMap(({ name, meaning }): [string, string][] => (meaning === undefined ? [] : [[name, meaning]]));
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
}

/** Each seat's name, and in brackets who sits there. */
function seatNames(seats: Host["seats"], language: Language): string[] {
  const texts = textsOf(language);
  const people = seats.filter((holder) => holder.is === "person").length;
  return seats.map((holder, seat) => {
    const name = texts.player(seat + 1);
    if (holder.is === "bot") return `${name} (${botById(holder.level)?.title[language] ?? holder.level})`;
    return holder.is === "person" && people === 1 ? `${name} (${texts.you})` : name;
  });
}
