import { R, sentence } from "@rifthall/effects";
import type { Language, Speech } from "@rifthall/kernel/game";
import {
  type Card,
  type Def,
  type Frame,
  includes,
  kindOf,
  NONE,
  type Option,
  placeOf,
  type Seat,
  seatList,
  thingOf,
} from "@rifthall/kernel/ids";
import { get, PROCEDURE } from "@rifthall/kernel/machine";
import { asked, FRAME, isOver } from "@rifthall/kernel/state";
import { type Fill, fill } from "../../shared/fill.js";
import { type Gain, gaining } from "../../shared/gains.js";
import type { Texts } from "../../shared/phrases.js";
import { promptOf } from "../../shared/reason.js";
import { activate } from "../rules/activate.js";
import { nextDrafter } from "../rules/draft.js";
import { drillEffect } from "../rules/drill.js";
import { plan, planned } from "../rules/plan.js";
import { play } from "../rules/play.js";
import { asker, parseCard } from "../rules/reasons.js";
import { GOAL, guildOf, handOf, isBot, numberOf, type Riftforce, type Side, sideOfSeat, TRAINER } from "../table.js";
import { grammar } from "../verbs/grammar.js";
import { KINDS, type OptionKind } from "../verbs/kinds.js";
import { slotOf } from "../verbs/words.js";
import type { Event, OnTable, Plan, RiftforceWire } from "../wire.js";

/** Of the trainer's plan there are two kinds. */
interface Dictionary extends Texts<OptionKind, Exclude<Event["do"], "plan"> | `plan-${Plan["kind"]}`> {
  readonly trainer: string;
  readonly damage: string;
  readonly gains: Readonly<Record<string, Gain>>;
}

export function speech(language: Language, d: Dictionary): Speech<Riftforce, RiftforceWire> {
  const card = (s: Riftforce, def: Def): string => `${s.library.list[guildOf(def)].name[language]} ${numberOf(def)}`;
  const named = (s: Riftforce, name: string): string => {
    const def = parseCard(s, name);
    return def === NONE ? d.hidden : card(s, def);
  };
  const player = (s: Riftforce, seat: number): string =>
    s.shape.mode === "solo" && seat === TRAINER ? d.trainer : (s.names[seat] ?? fill(d.player, { n: seat + 1 }));
  const onTable = (s: Riftforce, c: Card): string =>
    `${card(s, s.def[c])}${s.damage[c] > 0 ? fill(d.damage, { n: s.damage[c] }) : ""}`;

  function label(s: Riftforce, o: Option): string {
    const what = KINDS[kindOf(o)];
    const thing = thingOf(o);
    const values: Record<string, string | number> = { location: placeOf(o) + 1 };
    if (what === "draft") values.guild = s.library.list[thing].name[language];
    if (what === "play" || what === "discard") values.card = card(s, thing as Def);
    if (what === "activate" || what === "target") {
      values.card = onTable(s, thing as Card);
      values.slot = slotOf(s, thing as Card) + 1;
    }
    if (what === "choose") values.branch = thing + 1;
    return fill(d.labels[what], values);
  }

  function prompt(s: Riftforce, seat: Seat): string {
    if (isOver(s)) return "";
    if (!includes(asked(s), seat)) return fill(d.prompts.waiting, { player: player(s, seatList(asked(s))[0]) });
    const f = s.cell[FRAME] as Frame;
    const name = promptOf(s);
    const template = d.prompts[name] ?? name;
    const now = s.stack[f + PROCEDURE];
    if (name === "draft")
      return fill(d.prompts[nextDrafter(s) === TRAINER && s.shape.mode === "solo" ? "draft-trainer" : "draft"], {});
    if (now === play.id) return fill(template, { n: get(s, f, play.registers.count) });
    if (now === activate.id) {
      const n = get(s, f, activate.registers.count);
      return fill(n === 0 ? d.prompts["activate-first"] : template, { n });
    }
    if (name === "action") return actionPrompt(s, seat);
    if (now === plan.id) return fill(template, { n: planned(s, f) });
    const source = asker(s);
    if (source === NONE) return fill(template, {});
    const bot = isBot(s, sideOfSeat(s, get(s, f, R.you)));
    const effect = bot ? drillEffect(s, numberOf(s.def[source])) : s.library.list[guildOf(s.def[source])].activate;
    return fill(name === "play" ? d.prompts.take : template, {
      card: card(s, s.def[source]),
      text: sentence(effect, grammar, language),
    });
  }

  /** RF-60: who has the points for the end is named, since this round is the last unless somebody draws level. */
  function actionPrompt(s: Riftforce, seat: Seat): string {
    let leader = 0 as Side;
    for (let side = 1; side < s.shape.sides; side++) if (s.score[side as Side] > s.score[leader]) leader = side as Side;
    const score = s.score[leader];
    if (score >= GOAL) return fill(d.prompts["action-last"], { leader: player(s, leader), score });
    return fill(s.size[handOf(seat)] === 0 ? d.prompts["action-empty"] : d.prompts.action, {});
  }

  const there = (s: Riftforce, e: OnTable): Fill => ({ card: named(s, e.card), location: e.location + 1 });

  /** What an event says in the slots of its template. */
  function slots(s: Riftforce, e: Event): Fill {
    switch (e.do) {
      case "plan":
        return { numbers: e.numbers.join(", ") };
      case "draft":
        return {
          player: player(s, e.seat),
          guild: s.library.list.find((g) => g.id === e.guild)?.name[language] ?? e.guild,
        };
      case "score":
        return { side: player(s, e.side), n: e.n, score: e.score };
      case "damage":
      case "heal":
        return { ...there(s, e), n: e.n };
      case "move":
        return { ...there(s, e), to: e.to + 1 };
      case "destroy":
        return there(s, e);
      case "discard":
      case "draw":
        return { player: player(s, e.seat), card: named(s, e.card) };
      case "set":
      case "play":
      case "take":
      case "activate":
        return { player: player(s, e.seat), ...there(s, e) };
      default:
        return { player: player(s, e.seat) };
    }
  }

  function event(s: Riftforce, e: Event): string {
    const word: keyof Dictionary["events"] = e.do === "plan" ? `plan-${e.kind}` : e.do;
    return fill(d.events[word], slots(s, e));
  }

  return { prompt, label, event, reason: (code) => d.reasons[code] ?? code, brings: gaining(d.gains) };
}
