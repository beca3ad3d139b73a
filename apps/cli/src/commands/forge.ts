import { games } from "@rifthall/games";
import type { Game, Language } from "@rifthall/kernel/game";
import { Dice } from "@rifthall/kernel/machine";
import { freshSeed } from "../play/opening.js";
import type { Terminal } from "../terminal.js";
import { textsOf } from "../text/index.js";
import { type Broken, changes, Forger } from "./forger.js";
import { type FuzzArgs, readWhole } from "./fuzz.js";

const FORGERIES = 12_000;
const EACH = 500;

/** Forges positions of every game, so many in all, and says of each that broke something how it was made. */
export function forgeCommand(terminal: Terminal, language: Language, args: FuzzArgs): number {
  const texts = textsOf(language);
  const wanted = readWhole("--matches", args.matches, FORGERIES);
  const seed = args.seed ?? freshSeed();
  let broken = 0;
  for (const game of games) {
    const forger = new Forger(game, seed);
    for (const found of forgeries(game, forger, Math.ceil(wanted / games.length), (done, of) =>
      terminal.interactive
        ? terminal.status(` ${texts.forgeProgress(game.id, done, of)}`)
        : terminal.print(texts.forgeProgress(game.id, done, of)),
    )) {
      broken++;
      terminal.endStatus();
      terminal.print(terminal.paint.hurt(`${texts.fuzzFault}: ${game.id} --seed ${seed} · ${described(found)}`));
    }
    terminal.endStatus();
    terminal.print(texts.forgeDone(game.id, forger.refused, forger.accepted, Math.ceil(forger.slowest)));
  }
  return broken === 0 ? 0 : 1;
}

/** Those that broke something. Positions of all modes are taken in turn, each with every word forged. */
function* forgeries(
  game: Game,
  forger: Forger,
  wanted: number,
  progress: (done: number, of: number) => void,
): Generator<Broken> {
  let done = 0;
  for (let number = 0; ; number++) {
    const victim = forger.victim(game.modes[number % game.modes.length], number);
    const dice = new Dice(number);
    for (const change of changes(victim.state, number, dice)) {
      if (done === wanted) return;
      const broken = forger.try(victim, change, dice);
      if (broken) yield broken;
      if (++done % EACH === 0) progress(done, wanted);
    }
  }
}

function described({ why, victim, change }: Broken): string {
  const words = [...change].map(([at, value]) => `${at}=${value}`);
  return `${victim} · ${words.join(" ")}\n  ${why}`;
}
