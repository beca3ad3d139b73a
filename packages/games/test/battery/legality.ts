import type { Content, Described } from "@rifthall/kernel/game";
import { type Seat, seatList } from "@rifthall/kernel/ids";
import { choose, Dice } from "@rifthall/kernel/machine";
import { optionList } from "@rifthall/kernel/match";
import { asked, isOver, type State } from "@rifthall/kernel/state";
import { expect, test } from "vitest";
import type { Plain } from "./index.js";
import { begin, draw, randomTable } from "./walk.js";

/** Illegal if and only if there is a reason, over every verb × card in the seat's view × place. */
export function legality<S extends State, C extends Content>({ game, reasons: most = 7 }: Plain<S, C>): void {
  test.each(game.modes)("whatever is not legal has a reason, whatever is legal has none: %s", (mode) => {
    const seen = new Set<string>();
    const cited = new Set<string>();
    let steps = 0;
    for (let seed = 0; seed < 3 || steps < 250; seed++) {
      const dice = new Dice(seed + 50);
      const { s, seats } = randomTable(game, dice, mode, false);
      begin(game, s, seed);
      for (let step = 0; !isOver(s); step++, steps++) {
        const prompt = `${seatList(asked(s)).join()}`;
        for (const seat of seatList(asked(s))) {
          const [first, ...others] = optionList(s, seat);
          if (others.length > 0 && game.describe(s, first).idle)
            expect.fail(`${mode} seed ${seed} step ${step}: the first option would be spent for nothing`);
        }
        if (steps % 31 === 2)
          for (let seat = 0; seat < seats; seat++) {
            const legal = optionList(s, seat as Seat).map((o) => game.describe(s, o));
            for (const candidate of [...game.candidates(s, seat as Seat), ...legal]) {
              const reasons = game.reasons(s, seat as Seat, candidate);
              const listed = legal.some((o) => fits(o, candidate));
              if (listed !== (reasons.length === 0))
                expect.fail(
                  `${mode} seed ${seed} step ${step} asked ${prompt} seat ${seat}: ${JSON.stringify(candidate)} is ${listed ? "" : "not "}legal, but reasons are ${JSON.stringify(reasons)}`,
                );
              for (const { code, rule } of reasons) {
                // The same few come thousands of times; each is looked up once.
                if (cited.has(`${code} ${rule}`)) continue;
                cited.add(`${code} ${rule}`);
                seen.add(code);
                expect(game.rulebook[rule], `${code} cites ${rule}`).toBeDefined();
                for (const speech of Object.values(game.speech)) expect(speech.reason(code)).not.toBe(code);
              }
            }
          }
        const { seat, option } = draw(game, s, dice);
        choose(s, seat, option);
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(most);
  });
}

const fits = (o: Described, candidate: Described): boolean => Object.entries(candidate).every(([k, v]) => o[k] === v);
