import { costIn } from "@rifthall/games/quantum-rift/facts";
import { IDLE } from "@rifthall/host";
import { wrap } from "../../paint.js";
import { bottom } from "../sight.js";
import { type Face, faceOf, saidBy } from "./faces.js";
import { costText } from "./marks.js";
import { termOf, wordsOf } from "./text.js";
import type { Choice, Numbered, Sight } from "./wire.js";

/** How a hand lies: every text whole, one line for each card, or names only. */
export type Spread = "whole" | "lines" | "flat";

interface Held {
  readonly face: Face;
  readonly copies: number;
  /** The option that plays it. */
  readonly number: number | undefined;
  /** What it costs now, by colour. */
  readonly price: readonly number[];
  /** Playing it would change nothing. */
  readonly isIdle: boolean;
}

/** The reader's hand: the number that plays a card, its name, cost, Rift Number and text. */
export function hand(sight: Sight, listed: readonly Numbered[], spread: Spread): string[] {
  if (sight.viewer === null) return [];
  const { paint, language, width } = sight;
  const words = wordsOf(language);
  const held = cardsOf(sight, listed);
  if (held.length === 0) return isSetup(sight) ? [] : [paint.dim(` ${words.yourHand}: ${words.emptyHand}`)];
  if (listed.some(({ option }) => option.do === "rift")) return rifting(sight, held, listed, spread);
  if (spread === "flat") return flat(sight, held);
  const title = isSetup(sight) ? words.yourDeck : words.yourHand;
  return [
    ` ${paint.bold(title)} ${paint.dim(`(${words.handHead})`)}`,
    ...held.flatMap((card) => {
      const text = `${key(sight, card)} ${titled(sight, card)}${idle(sight, card)}  ${saidBy(card.face)}`;
      const lines = wrap(text, width - (spread === "whole" ? 1 : 3), "", "      ");
      return spread === "whole" || lines.length === 1 ? lines : [`${lines[0]}${paint.dim(" …")}`];
    }),
  ];
}

const isSetup = (sight: Sight): boolean => sight.view.phase === "setup";

/** What is held, what can be played first. Before the first turn the cards that may be deployed lie in the deck. */
function cardsOf(sight: Sight, listed: readonly Numbered[]): Held[] {
  const offered = listed.flatMap(({ option }) => (option.do === "deploy" ? [option.card] : []));
  const ids = isSetup(sight) ? offered : (sight.view.players[bottom(sight)]?.hand ?? []);
  const held = [...new Set(ids)].map((id) => {
    const face = faceOf(sight, id);
    const found = optionFor(id, listed);
    const price = found === undefined ? face.cost : costIn(found.option.cost);
    const isIdle = found?.option.idle === true;
    return { face, copies: ids.filter((other) => other === id).length, number: found?.number, price, isIdle };
  });
  return held.sort((a, b) => (a.number ?? LAST) - (b.number ?? LAST));
}
const LAST = 999;

const titled = (sight: Sight, card: Held): string => {
  const { face, copies } = card;
  const name = sight.paint.bold(copies > 1 ? `${face.name} ×${copies}` : face.name);
  return `${name}  ${priceText(sight, card)}${face.rift > 0 ? `  +${face.rift}` : ""} `;
};

/** What is printed, and behind an arrow what it costs now where that differs. */
function priceText(sight: Sight, { face, price }: Held): string {
  const printed = costText(sight, face.cost);
  const isSame = face.cost.every((n, colour) => n === (price[colour] ?? 0));
  return isSame ? printed : `${printed} → ${costText(sight, price) || "0"}`;
}

const idle = ({ paint, language }: Sight, { isIdle }: Held): string => (isIdle ? ` ${paint.dim(IDLE[language])}` : "");

/** The option that plays or deploys it. */
export const optionFor = (id: string, listed: readonly Numbered[]) =>
  listed.flatMap(({ number, option }) => (isPlayed(option) && option.card === id ? [{ number, option }] : []))[0];
export const isPlayed = (o: Choice) => o.do === "deploy" || o.do === "act";

function key({ paint }: Sight, { number }: Held): string {
  const text = (number === undefined ? "·" : `[${number}]`).padStart(5);
  return number === undefined ? paint.dim(text) : paint.key(text);
}

/** After a roll: what each card would make of which die, and the RIFT effect it may trigger. */
function rifting(sight: Sight, held: readonly Held[], listed: readonly Numbered[], spread: Spread): string[] {
  const { paint, language, width } = sight;
  const words = wordsOf(language);
  return [
    ` ${paint.bold(words.yourHand)} ${paint.dim(`(${words.riftHead})`)}`,
    ...held.flatMap((card) => {
      const keys = listed.flatMap(({ number, option }) => {
        if (option.do !== "rift" || option.card !== card.face.id) return [];
        const die = spread === "whole" ? `${words.die} ${option.die + 1}: ` : "";
        return [`${paint.key(`[${number}]`)} ${die}${change(sight, option)}`];
      });
      const text = saidBy(card.face, (slot) => slot === "riftEffect");
      const play = `${paint.key(`[${card.number}]`)} ${words.play} ${priceText(sight, card)}${idle(sight, card)}`;
      const parts = [paint.bold(card.face.name), ...keys, ...(card.number === undefined ? [] : [play])];
      const rest = spread === "whole" ? text : text === "" ? "" : paint.dim("…");
      const line = `  ${[...parts.map((part) => part.replaceAll(" ", "\u00a0")), rest].join("  ")}`;
      return wrap(line, width - 1, "", "      ").map((l) => l.replaceAll("\u00a0", " ").trimEnd());
    }),
  ];
}

/** "3→5 (2 hits, damages it)": told whole where leaving the dice would not damage it. */
function change({ scene, choices, language }: Sight, { die, value, count, verdict }: Rift): string {
  const shown = scene.roll?.dice[die];
  const counts = `${shown?.total}→${value}`;
  const end = choices.find((o) => o.do === "end");
  if (count === undefined || (verdict ?? count) === (end?.verdict ?? end?.count)) return counts;
  const words = wordsOf(language);
  const made = shown?.colour === "attack" ? words.hits(count) : words.successes(count);
  return `${counts} (${verdict === undefined ? made : `${made}, ${termOf(language, `verdict-${verdict}`)}`})`;
}
type Rift = Extract<Choice, { do: "rift" }>;

function flat(sight: Sight, held: readonly Held[]): string[] {
  const parts = held.map((card) => {
    const before = card.number === undefined ? "" : `${sight.paint.key(`[${card.number}]`)} `;
    return `${before}${titled(sight, card).trimEnd().replaceAll("  ", " ")}${idle(sight, card)}`.replaceAll(
      " ",
      "\u00a0",
    );
  });
  return wrap(parts.join("  "), sight.width - 1, "  ").map((line) => line.replaceAll("\u00a0", " "));
}
