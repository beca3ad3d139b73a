import type { Content, Game } from "@rifthall/kernel/game";
import { type Card, type Def, NONE, type Option, type Seat, SPECTATOR, seatList } from "@rifthall/kernel/ids";
import { choose, type Dice } from "@rifthall/kernel/machine";
import { optionList } from "@rifthall/kernel/match";
import { asked, COUNTER, Columns, type Event, isOver, KEY, type State } from "@rifthall/kernel/state";
import { look, redact, resample } from "@rifthall/kernel/view";
import { sees, swap } from "@rifthall/kernel/zone";
import { expect } from "vitest";

/** A choice carried out: what happened, and what the viewer came to see by it. */
interface Played {
  readonly log: readonly Event[];
  readonly lit: ReadonlySet<Card>;
}

/**
 * Two states that differ only in what the viewer may not see, the same public choice: views, events, prompts and
 * option counts must be equal. Cards that the choice itself brings to light are the same in both.
 */
export class Both<S extends State, C extends Content> {
  private readonly here: S;
  private readonly there: S;
  private readonly start: S;
  private readonly scratch: S;

  constructor(
    private readonly game: Game<S, C>,
    make: () => S,
    private readonly dice: Dice,
  ) {
    [this.here, this.there, this.start, this.scratch] = [make(), make(), make(), make()];
  }

  /** Compares them; false where the choice is none in the other state. */
  agree(s: S, viewer: Seat, actor: Seat, option: Option): boolean {
    const { game, here, there, start, scratch, dice } = this;
    here.copyFrom(s);
    resample(game, look(game, s, viewer, scratch), dice, start);
    for (const cell of [...KEY, COUNTER]) start.cell[cell] = s.cell[cell];
    const described = JSON.stringify(game.describe(s, option));
    const first = play(s, here, viewer, actor, option);
    const lit = new Set(first.lit);
    for (;;) {
      keepRevealed(s, start, viewer, lit);
      there.copyFrom(start);
      const same = optionList(there, actor).find((o) => JSON.stringify(game.describe(there, o)) === described);
      if (same === undefined) return false;
      const second = play(start, there, viewer, actor, same);
      // What comes to light there alone, such as a card that only some draw openly, must be what it is here.
      const missing = [...second.lit].filter((card) => start.def[card] !== s.def[card] && !lit.has(card));
      if (missing.length === 0) {
        this.compare(viewer, first, second, `viewer ${viewer}, choice ${described}`);
        return true;
      }
      for (const card of missing) lit.add(card);
    }
  }

  private compare(viewer: Seat, first: Played, second: Played, where: string): void {
    const { game, here, there, scratch } = this;
    // As texts they are compared quickly; what differs is better told apart as what they say.
    const [a, b] = [this.seen(here, viewer, first), this.seen(there, viewer, second)];
    if (a !== b) expect(JSON.parse(b), where).toEqual(JSON.parse(a));
    const before = look(game, here, viewer, scratch);
    here.words.set(scratch.words);
    const after = look(game, there, viewer, scratch);
    if (here.words.some((word, i) => word !== scratch.words[i]))
      expect(Columns.diff(here, scratch), `words of the view, ${where}`).toEqual([]);
    const [was, is] = [[...before.hidden], [...after.hidden]];
    if (was.join() !== is.join()) expect(is, `hidden cards, ${where}`).toEqual(was);
  }

  private seen(s: S, viewer: Seat, { log }: Played): string {
    const { game } = this;
    return JSON.stringify([
      game.position(s, viewer),
      game.scene(s, viewer),
      log.map((e) => redact(e, viewer)),
      seatList(asked(s)),
      isOver(s) ? game.outcome(s) : game.speech.en.prompt(s, viewer),
      viewer === SPECTATOR ? 0 : optionList(s, viewer).length,
    ]);
  }
}

function play<S extends State>(before: S, s: S, viewer: Seat, actor: Seat, option: Option): Played {
  const log: Event[] = [];
  const lit = new Set<Card>();
  // What is shown and then shuffled away has come to light, too: it is looked for with every event.
  s.log = {
    push: (e) => {
      log.push(e);
      comesToLight(before, s, viewer, lit);
    },
  };
  choose(s, actor, option);
  comesToLight(before, s, viewer, lit);
  s.log = null;
  return { log, lit };
}

/** Adds the cards that the viewer sees now and did not before. One that a shuffle put there comes of all the others. */
function comesToLight(before: State, now: State, viewer: Seat, lit: Set<Card>): void {
  for (let c = 0; c < before.shape.cards; c++) {
    const card = c as Card;
    if (before.zone[card] === NONE || now.def[card] !== before.def[card] || lit.has(card)) continue;
    if (!sees(before, viewer, card) && sees(now, viewer, card)) lit.add(card);
  }
}

/** A card the viewer comes to see must be the same one in both states. */
function keepRevealed(s: State, other: State, viewer: Seat, lit: ReadonlySet<Card>): void {
  for (const card of lit) {
    const wanted: Def = s.def[card];
    if (other.def[card] === wanted) continue;
    for (let d = 0; d < other.shape.cards; d++) {
      const from = d as Card;
      // Another that comes to light and is right already stays so.
      const settled = lit.has(from) && s.def[from] === wanted;
      if (
        other.def[from] === wanted &&
        !settled &&
        other.owner[from] === other.owner[card] &&
        !sees(other, viewer, from) &&
        other.zone[from] !== NONE
      ) {
        swap(other, card, from);
        break;
      }
    }
  }
}
