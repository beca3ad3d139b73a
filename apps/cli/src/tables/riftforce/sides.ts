import { GOAL } from "@rifthall/games/riftforce/facts";
import { terms } from "@rifthall/games/riftforce/terms";
import type { Plan } from "@rifthall/games/riftforce/wire";
import { padEnd, spread, wrap } from "../../paint.js";
import { ownerMark, sideSign } from "./card.js";
import { cardLook, chip, guildLooks, letters } from "./guilds.js";
import { wordsOf } from "./text.js";
import { areas, isTrainer, ownersOf, sideOf, type View, viewOf } from "./view.js";
import type { Sight } from "./wire.js";

const NAME = 20;

/** A side's players: who they are, points, hand, deck and discard pile, and under them the guilds they play. */
export function sideLines(sight: Sight, side: number): string[] {
  const v = viewOf(sight);
  const holders = ownersOf(v, side);
  return [...holders.flatMap((owner, i) => ownerLine(sight, v, owner, i === 0)), ...guildLine(sight, v, holders)];
}

function ownerLine(sight: Sight, v: View, owner: number, isFirst: boolean): string[] {
  const { paint, deciding, width } = sight;
  const side = sideOf(v, owner);
  const acts = deciding.some((seat) => seat === owner);
  const name = ownerName(sight, owner);
  const mark = acts ? paint.key("▶") : " ";
  const said = padEnd(acts ? paint.key(name) : paint.bold(name), NAME);
  const points = isFirst ? score(sight, v, side) : padEnd("", SHORT);
  const left = `${mark}${sideSign(sight, side)} ${said}${points}${area(sight, v, owner)}`;
  return spread(left, piles(sight, v, owner), width - 1);
}

export const ownerName = (sight: Sight, owner: number): string =>
  sight.names[owner] ?? terms.trainer.name[sight.language];

const SHORT = 5;
/** Pegs up to the goal; a team's lines also say where each scores, so there the number must do. */
function score({ paint }: Sight, v: View, side: number): string {
  const points = v.scores[side] ?? 0;
  if (v.mode === "team") return padEnd(`${paint.bold(String(points).padStart(2))}${paint.dim(`/${GOAL}`)}`, SHORT);
  const full = Math.min(points, GOAL);
  return `${paint.bold(String(points).padStart(2))} ${paint.accent("■".repeat(full))}${paint.dim("□".repeat(GOAL - full))}`;
}

function area(sight: Sight, v: View, owner: number): string {
  const named = areas(v, owner).map((a) => wordsOf(sight.language).area[a]);
  return named.length === 0 ? "" : sight.paint.dim(`  ${named.join(" + ")}`);
}

/** RF-52: of a discard pile everyone sees the top card and how many there are. */
function piles(sight: Sight, v: View, owner: number): string {
  const { paint, language } = sight;
  const discard = v.discards[owner] ?? [];
  const top = discard.at(-1);
  const count = (word: string, n: number): string => `${paint.dim(word)} ${n}`;
  return [
    ...(isTrainer(v, owner) ? [] : [count(terms.hand.name[language], v.hands[owner]?.length ?? 0)]),
    count(terms.deck.name[language], v.decks[owner]?.length ?? 0),
    `${count(terms.discard.name[language], discard.length)}${top === undefined ? "" : ` ${chip(paint, cardLook(sight, top)).trimEnd()}`}`,
  ].join("  ");
}

/** The guilds with the letters that stand on their cards. The trainer's bots have none of their abilities. */
function guildLine(sight: Sight, v: View, holders: readonly number[]): string[] {
  const { paint, width } = sight;
  const names = holders.flatMap((owner) =>
    (v.guilds[owner] ?? []).map((id) => {
      const guild = guildLooks(sight).get(id);
      return guild ? `${letters(paint, guild)}${ownerMark(sight, id)}${guild.name}` : id;
    }),
  );
  return names.length === 0
    ? []
    : unbroken(
        names.map((name) => `${name} `),
        width,
        "  ",
      );
}

/** The trainer's next plan; all plans are known (RF-82). */
export function planLines(sight: Sight): string[] {
  const { plan } = sight.scene;
  return plan ? wrap(sight.paint.accent(say(sight, plan)), sight.width, "   ") : [];
}

function say({ language }: Sight, { kind, location, numbers }: Plan): string {
  const words = wordsOf(language);
  return words.plan(location + 1, kind === "attack" ? words.attack(numbers.join(", ")) : words.control);
}

/** What may be looked through besides: discard piles where the match opens them, hands the reader has been shown. */
export function openPiles(sight: Sight): string[] {
  const v = viewOf(sight);
  const { language } = sight;
  const list = (word: string, owner: number, cards: readonly string[]): string[] =>
    unbroken(
      cards.map((card) => chip(sight.paint, cardLook(sight, card))),
      sight.width,
      `   ${word} `,
      sideSign(sight, sideOf(v, owner)),
    );
  return v.discards.flatMap((pile, owner) => {
    const hand = v.hands[owner] ?? [];
    const isShown = owner !== sight.viewer && hand.length > 0 && !hand.includes("?");
    return [
      ...(isShown ? list(terms.hand.name[language], owner, hand) : []),
      ...(sight.options.openDiscards === true && pile.length > 0
        ? list(terms.discard.name[language], owner, pile)
        : []),
    ];
  });
}

/** Parts side by side, broken only between them. */
function unbroken(parts: readonly string[], width: number, indent: string, sign = ""): string[] {
  const text = parts.map((part) => part.replaceAll(" ", "\u00a0")).join(" ");
  return wrap(sign === "" ? text : `${sign} ${text}`, width, indent).map((line) =>
    line.replaceAll("\u00a0", " ").trimEnd(),
  );
}
