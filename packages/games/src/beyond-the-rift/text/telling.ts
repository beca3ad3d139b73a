import { sentence } from "@rifthall/effects";
import type { Language } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { type Fill, fill } from "../../shared/fill.js";
import { namesIn } from "../cards.js";
import { type BeyondTheRift, defOf, isFinal, scenarioRow } from "../table.js";
import { terms } from "../terms.js";
import { grammar } from "../verbs/grammar.js";
import { stats } from "../verbs/stats.js";
import type { Area, Event, Phase } from "../wire.js";
import type { Dictionary, EventWord } from "./dictionary.js";

/** Names of things that events and prompts speak of. */
export interface Names {
  hero(s: BeyondTheRift, seat: number): string;
  /** A card, a hero or an item by its id; one that is not known has no name. */
  byId(s: BeyondTheRift, id: string): string;
  phase(s: BeyondTheRift, phase: Phase): string;
}

export function names(language: Language, d: Dictionary): Names {
  return {
    hero: (s, seat) => s.shape.heroes[seat]?.hero.name[language] ?? "",
    byId: ({ library }, id) =>
      (
        library.heroes.find((hero) => hero.id === id) ??
        library.find(id) ??
        library.items.find((item) => item.id === id)
      )?.name[language] ?? d.hidden,
    // BR-40: the third phase has another name in v0.9.9.
    phase: (s, phase) => terms[`phase-${phase === "quest" && !isFinal(s) ? "spawn" : phase}`].name[language],
  };
}

/** What happens, as sentences. */
export function telling(language: Language, d: Dictionary, n: Names): (s: BeyondTheRift, e: Event) => string {
  const hero = (s: BeyondTheRift, seat: Seat): Fill => ({ hero: n.hero(s, seat) });
  const card = (s: BeyondTheRift, id: string): Fill => ({ card: n.byId(s, id) });
  const where = (s: BeyondTheRift, to: Area): string =>
    to === "quest" ? d.toQuest : fill(d.toHero, { hero: n.hero(s, to) });
  const signed = (x: number): string => `${x < 0 ? "−" : "+"}${Math.abs(x)}`;

  /** What a card or the scenario does by itself. */
  function triggered(s: BeyondTheRift, { id, card, word }: Extract<Event, { readonly do: "trigger" }>): string {
    const { phases, ...scenario } = s.shape.scenario;
    // By its name, not by its row: that may hold another card by the time it is told again.
    const runs = id === scenarioRow ? { ...scenario, ...phases } : { opened: null, ...s.library.find(card) };
    const effect = runs[word]?.effect;
    return effect === undefined ? "" : sentence(effect, grammar, language, namesIn(s.library));
  }

  /** What an event says in the slots of its template. */
  function slots(s: BeyondTheRift, e: Event): Fill {
    switch (e.do) {
      case "scenario":
      case "victory":
      case "defeat": {
        const { name, story, goal, victory, defeat } = s.shape.scenario;
        const told = e.do === "scenario" ? story : e.do === "victory" ? victory : defeat;
        return {
          scenario: name[language],
          story: told[language],
          goal: goal[language],
          why: d.losses[e.why ?? ""] ?? "",
        };
      }
      case "round":
        return { n: e.n };
      case "phase":
        return { phase: n.phase(s, e.phase) };
      case "ap":
      case "pay":
        return { ...hero(s, e.seat), n: Math.abs(e.n), left: e.left };
      case "attack":
        return { ...hero(s, e.seat), ...card(s, e.card), target: n.byId(s, e.target) };
      case "lay":
      case "aid":
        return { ...hero(s, e.seat), ...card(s, e.card), value: signed(e.value) };
      case "ap-card":
        return { ...hero(s, e.seat), ...card(s, e.card), to: n.hero(s, e.to) };
      case "guard":
        return { ...hero(s, e.seat), n: e.n, cost: e.cost };
      case "attach":
      case "detach":
        return { ...card(s, e.card), host: n.byId(s, e.host) };
      case "move":
      case "spawn":
      case "summon":
      case "enter":
        return { ...card(s, e.card), to: where(s, e.to) };
      case "persist":
        return { ...card(s, e.card), to: n.hero(s, e.to) };
      case "response":
        return { n: e.n };
      case "poison":
      case "intimidate":
      case "obstruct":
        return { ...card(s, e.card), ...hero(s, e.seat), n: e.n };
      case "compare":
        return {
          by: e.by === "" ? n.byId(s, s.shape.scenario.id) : n.byId(s, e.by),
          against: n.byId(s, e.against),
          attack: e.attack,
          defence: e.defence,
        };
      case "prevent":
        return { ...hero(s, e.seat), n: e.n };
      case "open":
        return { ...hero(s, e.seat), ...card(s, e.card), n: e.n, value: e.value };
      case "threat":
        return { n: Math.abs(e.n), left: e.left };
      case "counter": {
        const counter = s.shape.scenario.counters.find((c) => c.id === e.counter);
        return { counter: counter?.name[language] ?? e.counter, n: Math.abs(e.n), left: e.left };
      }
      case "get": {
        const stat = stats.find((x) => x.word === e.stat)?.say[language] ?? "";
        return { ...card(s, e.card), n: Math.abs(e.n), sign: e.n < 0 ? "−" : "+", stat };
      }
      case "action":
        return {
          ...hero(s, e.seat),
          action: s.shape.scenario.actions.find((a) => a.id === e.action)?.name[language] ?? e.action,
        };
      case "trigger":
        return { ...card(s, e.card), text: triggered(s, e) };
      case "note":
        return { name: namesIn(s.library)(e.name, language) };
      case "join":
      case "board":
      case "item":
        return { name: n.byId(s, e.name) };
      case "rebuild":
        return {};
      default:
        return { ...("seat" in e ? hero(s, e.seat) : {}), ...("card" in e ? card(s, e.card) : {}) };
    }
  }

  return (s, e) => fill(d.events[wordOf(s, e)], slots(s, e)).trimEnd();
}

/** By this rule AP are not added to, but set anew. */
const ANEW = "BR-104";

/** Some events read differently by what came of them, or by where something goes. */
function wordOf(s: BeyondTheRift, e: Event): EventWord {
  switch (e.do) {
    case "use":
      return defOf(s, e.id).type === "hero" ? "use-board" : "use";
    case "compare":
      return e.success ? "compare-hit" : "compare-miss";
    case "open":
      return e.success ? "open-done" : "open-shut";
    case "ap":
      if (e.rule === ANEW) return "ap-anew";
      return e.n < 0 ? "ap-less" : "ap-more";
    case "ap-card":
      return e.seat === e.to ? "ap-card-own" : "ap-card";
    case "attach": {
      const type = s.library.find(e.card)?.type;
      return type === "wound" || type === "fatigue" ? `attach-${type}` : "attach";
    }
    case "threat":
    case "counter":
      return e.n < 0 ? `${e.do}-less` : `${e.do}-more`;
    case "move":
      return `move-${e.how}`;
    case "wound":
    case "fatigue":
      return `${e.do}-${e.to}`;
    case "response":
      return `response-${e.for}`;
    case "rebuild":
      return `rebuild-${e.pile}`;
    default:
      return e.do;
  }
}
