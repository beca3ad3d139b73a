import { capital } from "@rifthall/effects";
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
import { saidBy } from "../cards.js";
import { mulligan } from "../rules/match.js";
import { cardName } from "../rules/name.js";
import { asker } from "../rules/reasons.js";
import { step } from "../rules/turn.js";
import { CREATURES, type Field, fieldName, fieldOf, type Neverrift, PASSED, PLACED, PLACES } from "../table.js";
import { terms } from "../terms.js";
import { KINDS, type OptionKind } from "../verbs/kinds.js";
import { stats } from "../verbs/stats.js";
import type { Event, Held, Keyword, NeverriftWire } from "../wire.js";

/** What answers may change nothing. */
interface Dictionary
  extends Texts<OptionKind | "end-turn" | "pass", Event["do"] | "keep" | `${"passive" | "trigger"}-idle`> {
  readonly gains: Readonly<Record<string, Gain>>;
}

export function speech(language: Language, d: Dictionary): Speech<Neverrift, NeverriftWire> {
  const card = (s: Neverrift, def: number): string => s.library.cards[def]?.name[language] ?? d.hidden;
  const named = (s: Neverrift, id: string): string => s.library.find(id)?.name[language] ?? d.hidden;
  const player = (s: Neverrift, seat: number): string => s.names[seat] ?? fill(d.player, { n: seat + 1 });

  function label(s: Neverrift, o: Option): string {
    const what = KINDS[kindOf(o)];
    const thing = thingOf(o);
    const onBoard = what === "tame" || what === "target" || what === "shift" || what === "first";
    if (what === "choose") return branchOf(s, thing);
    return fill(d.labels[what === "end" ? ending(s) : what], {
      card: onBoard ? card(s, s.def[thing as Card]) : card(s, thing as Def),
      field: fieldName(s, (onBoard ? fieldOf(s, thing as Card) : placeOf(o)) as Field),
      player: player(s, thing),
    });
  }

  /** Of a choice, what the card itself says of it: "(2) destroy a place" */
  function branchOf(s: Neverrift, branch: number): string {
    const text = textsOf(s, language).get(cardName(s, asker(s))) ?? "";
    const said = new RegExp(`\\(${branch + 1}\\) (.*?)[;.](?: |$)`).exec(text)?.[1];
    return said === undefined ? fill(d.labels.choose, { branch: branch + 1 }) : capital(said);
  }

  /** NR-49: to end a turn may be a pass. */
  const ending = (s: Neverrift): "end" | "end-turn" | "pass" => {
    if (s.stack[s.cell[FRAME] + PROCEDURE] !== step.id) return "end";
    return s.tally[PLACED] === 1 ? "end-turn" : "pass";
  };

  function prompt(s: Neverrift, seat: Seat): string {
    if (isOver(s)) return "";
    if (!includes(asked(s), seat)) return fill(d.prompts.waiting, { player: player(s, seatList(asked(s))[0]) });
    const name = promptOf(s);
    const f = s.cell[FRAME] as Frame;
    if (name === "step") return fill(stepPrompt(s), {});
    if (name === "penalty") return fill(d.prompts.penalty, { player: player(s, s.tally[PASSED]) });
    if (s.stack[f + PROCEDURE] === mulligan.id)
      return fill(d.prompts.mulligan, { n: get(s, f, mulligan.registers.returned) });
    const source = asker(s);
    const text = source === NONE ? "" : (textsOf(s, language).get(s.library.cards[s.def[source]].id) ?? "");
    return fill(d.prompts[name] ?? name, { card: source === NONE ? "" : card(s, s.def[source]), text });
  }

  function stepPrompt(s: Neverrift): string {
    const [creatures, places] = [s.tally[CREATURES] > 0, s.tally[PLACES] > 0];
    const which = creatures ? (places ? "step-done" : "step-creature") : places ? "step-place" : "step";
    return d.prompts[which];
  }

  const there = (s: Neverrift, e: Held): Fill => ({ card: named(s, e.card), field: e.field });

  /** What an event says in the slots of its template. */
  function slots(s: Neverrift, e: Event): Fill {
    switch (e.do) {
      case "end":
        return {};
      case "mulligan":
      case "look":
        return { player: player(s, e.seat), n: e.n };
      case "enter":
      case "tame":
        return { player: player(s, e.seat), ...there(s, e) };
      case "attack":
      case "block":
      case "liberate":
      case "destroy":
      case "bounce":
        return there(s, e);
      case "move":
        return { ...there(s, e), from: e.from };
      case "scout":
        return { player: player(s, e.seat), card: named(s, e.card), other: player(s, e.whose) };
      case "get":
        return { card: named(s, e.card), change: changeOf(e.stat, e.n) };
      case "first":
      case "turn":
      case "pass":
      case "eliminate":
      case "resign":
        return { player: player(s, e.seat) };
      default:
        return { player: player(s, e.seat), card: named(s, e.card) };
    }
  }

  function event(s: Neverrift, e: Event): string {
    const word = "idle" in e ? (`${e.do}-idle` as const) : e.do === "mulligan" && e.n === 0 ? "keep" : e.do;
    return fill(d.events[word], slots(s, e));
  }

  /** "+2 on all sides", "Block" */
  function changeOf(stat: string, by: number): string {
    const found = stats.find(({ word }) => word === stat);
    if (found === undefined) return terms[stat as Keyword].name[language];
    if (found.cant || found.player) return found.about[language];
    if (found.grant) return found.say[language];
    return `${by < 0 ? "−" : "+"}${Math.abs(by)} ${found.say[language]}`;
  }

  return { prompt, label, event, reason: (code) => d.reasons[code] ?? code, brings: gaining(d.gains) };
}

const texts = new WeakMap<object, Map<Language, ReadonlyMap<string, string>>>();

/** What every card says, by its id; made once for each content. */
function textsOf(s: Neverrift, language: Language): ReadonlyMap<string, string> {
  const known = texts.get(s.library) ?? new Map<Language, ReadonlyMap<string, string>>();
  texts.set(s.library, known);
  const made = known.get(language) ?? new Map(s.library.cards.map((c) => [c.id, saidBy(c, language)]));
  known.set(language, made);
  return made;
}
