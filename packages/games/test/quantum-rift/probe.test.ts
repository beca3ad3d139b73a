import { Match, type Seat, Refusal, optionList, Dice } from "@rifthall/kernel";
import { test } from "vitest";
import { begun, game, table, Table } from "./table.js";
const rest = (t: Table, position: any) => new Match(game, { ...t.match.start, ...game.framed(position, t.match.start.options), seed: "x", position, checked: true } as any);
test("walk", () => {
  let fails = 0, n = 0, fallen = 0, mixed = 0, waiting = 0, limbo = 0, un = 0;
  for (let seed = 0; seed < 60 ; seed++) {
    const dice = new Dice(seed);
    const t = begun(seed % 2 ? { mode: "pair", chapter: "andares-2" } : { chapter: seed % 4 ? "andares-1" : "andares-2" }, `s${seed}`);
    for (let i = 0; !t.over; i++) {
      const who = t.asked[dice.below(t.asked.length)];
      const list = optionList(t.match.state, who as Seat);
      t.match.choose(who as Seat, dice.below(list.length));
      if (i % 5) continue;
      const w: any = game.position(t.match.state, null);
      n++;
      if (w.players.some((p: any) => p.hero === null)) fallen++;
      if (w.mixed) mixed++; if (w.waiting.length) waiting++; if (w.limbo.length) limbo++;
      try {
        const p: any = t.match.position();
        if (p.pending) un++;
        const m = rest(t, w);
        const v = game.position(m.state, null);
        if (JSON.stringify(v) !== JSON.stringify(w) && !p.pending) { if (fails++ < 6) { for (const k of Object.keys(w)) if (JSON.stringify(w[k]) !== JSON.stringify((v as any)[k])) console.log(seed, i, t.prompt, w.phase, k, JSON.stringify(w[k]), JSON.stringify((v as any)[k])); } }
      } catch (e) { if (fails++ < 8) console.log(seed, i, t.prompt, (e as Error).message, JSON.stringify(w)); }
    }
  }
  console.log({ n, fails, fallen, mixed, waiting, limbo, un });
});
