import type { InPlay, Slot, Standing } from "@rifthall/games/beyond-the-rift/wire";
import { cut, padEnd, widthOf, wrap } from "../../paint.js";
import { faceOf, saidBy } from "./faces.js";
import { damageText, hurts, numbersText, seatSign } from "./marks.js";
import { termOf, wordsOf } from "./text.js";
import { bottom, heroesOf, heroName, isFighter, lyingIn, tagOf } from "./view.js";
import type { Sight } from "./wire.js";

/** How much is told of what lies in play: its whole text, a line with what fits of it, or several to a line. */
export type Detail = "text" | "facts" | "numbers";

/** The Quest Area, then every hero with what stands before them; the reader's own comes last, next to the hand. */
export function field(sight: Sight, detail: Detail): string[] {
  const own = bottom(sight);
  const order = heroesOf(sight).toSorted((a, b) => Number(a.seat === own) - Number(b.seat === own));
  const { language, paint, width } = sight;
  const title = ` ${termOf(language, "quest")} `;
  const rule = paint.dim(`─${"─".repeat(Math.max(0, width - widthOf(title) - 5))}`);
  return [
    ` ${paint.dim("┌─")}${paint.bold(title)}${rule}`,
    ...cardLines(sight, lyingIn(sight, "quest"), detail, wordsOf(language).nothingHere),
    ...order.flatMap((hero) => [
      ...heroLines(sight, hero, detail),
      ...cardLines(sight, lyingIn(sight, `area-${hero.seat}`), detail, wordsOf(language).unengaged),
    ]),
  ];
}

/** Who it is, what there is to spend, and what hurts. */
function heroLines(sight: Sight, { seat, ap, handSize, done }: Standing, detail: Detail): string[] {
  const { paint, language, width, deciding, view } = sight;
  const words = wordsOf(language);
  const { hand, deck, discard } = view.heroes[seat];
  const acts = deciding.some((s) => s === seat);
  const name = heroName(sight, seat);
  const held = (type: "wound" | "fatigue"): number => hand.filter((id) => faceOf(sight, id).type === type).length;
  const facts = [
    paint.bold(words.ap(ap)),
    `${paint.dim(words.hand)} ${hand.length}/${handSize}`,
    `${paint.dim(termOf(language, "deck"))} ${deck.length}`,
    `${paint.dim(termOf(language, "discard"))} ${discard.length}`,
    ...(["wound", "fatigue"] as const).flatMap((type) =>
      held(type) === 0 ? [] : [`${paint.dim(termOf(language, `type-${type}`))} ${hurts(paint, held(type))}`],
    ),
    ...(done && view.phase === "hero" ? [paint.good(words.done)] : []),
  ].join("  ");
  const start = ` ${paint.accent("╞═")} ${seatSign(paint, seat)} ${acts ? paint.key(name) : paint.bold(name)}  `;
  const who = detail === "numbers" ? "" : `${paint.dim(holder(sight, seat))}  `;
  const line = widthOf(start + who + facts) <= width - 1 ? start + who + facts : start + facts;
  const room = width - 2 - widthOf(line);
  return [room > 0 ? `${line} ${paint.accent("═".repeat(room))}` : line, ...openHand(sight, seat, detail)];
}

/** Who sits there, without the name of the seat. */
const holder = ({ names }: Sight, seat: number): string => /\(.*\)/.exec(names[seat] ?? "")?.[0] ?? names[seat] ?? "";

/** Where hands are open, those of others by name. */
function openHand(sight: Sight, seat: number, detail: Detail): string[] {
  const { paint, language, width, viewer, view } = sight;
  if (detail !== "text" || (seat === bottom(sight) && viewer !== null)) return [];
  const shown = view.heroes[seat].hand.filter((id) => id !== "?").map((id) => faceOf(sight, id).name);
  if (shown.length === 0) return [];
  const bar = paint.dim("│");
  return wrap(`${wordsOf(language).openHand}: ${shown.join(", ")}`, width - 5).map((l) => ` ${bar} ${paint.dim(l)}`);
}

function cardLines(sight: Sight, cards: readonly InPlay[], detail: Detail, none: string): string[] {
  const { paint, width } = sight;
  const bar = ` ${paint.dim("│")} `;
  const room = width - 4;
  if (cards.length === 0) return detail === "numbers" ? [] : [`${bar}${paint.dim(none)}`];
  if (detail === "numbers") {
    const parts = cards.map((card) => oneOf(sight, card).replaceAll(" ", "\u00a0"));
    return wrap(parts.join("  "), room).map((line) => bar + line.replaceAll("\u00a0", " "));
  }
  return alike(sight, cards).flatMap(([card, ...others], i, all) => {
    const isTold = all.findIndex(([other]) => other.card === card.card) < i;
    const tags = [card, ...others].map(({ id }) => tagOf(sight, id)).join(" ");
    return wholeCard(sight, card, tags, room, detail === "text" && !isTold).map((line) => bar + line);
  });
}

/** Those of one name of which there is nothing different to say share a line: each still has its letter. */
function alike(sight: Sight, cards: readonly InPlay[]): [InPlay, ...InPlay[]][] {
  const { acting, commitment } = sight.scene;
  const saying = ({ id, ...rest }: InPlay): string =>
    JSON.stringify([rest, acting === id || commitment?.enemy === id ? id : null]);
  const groups = new Map<string, [InPlay, ...InPlay[]]>();
  for (const card of cards) {
    const group = groups.get(saying(card));
    if (group) group.push(card);
    else groups.set(saying(card), [card]);
  }
  return [...groups.values()];
}

/** "b Orc Raider E1 R1 A2 D2 H2": the letter it is called by, its name and numbers, and how much is attached; who acts is pointed at. */
function oneOf(sight: Sight, card: InPlay): string {
  const { paint, scene } = sight;
  const face = faceOf(sight, card.card);
  const { commitment, acting } = scene;
  const isMeant = acting === card.id || commitment?.enemy === card.id;
  const name = isMeant ? paint.key(`▶${face.name}`) : paint.bold(face.name);
  const numbers = numbersText(sight, card);
  const under = card.attached === undefined ? "" : ` ${paint.hurt(`+${card.attached.length}`)}`;
  return `${paint.key(tagOf(sight, card.id))} ${name}${numbers === "" ? "" : ` ${numbers}`}${under}`;
}

/** What lies under it: "+ Cracked Rib". */
function attachedText(sight: Sight, { attached = [], under = 0 }: InPlay): string {
  const names = attached.map((id) => ` ${sight.paint.hurt("+")} ${faceOf(sight, id).name}`).join("");
  return `${names}${under === 0 ? "" : ` (${wordsOf(sight.language).under(under)})`}`;
}

const NAME = 24;
/** What a card was played for is past once it lies there. */
const IN_PLAY: readonly Slot[] = ["special", "spawned"];

function wholeCard(sight: Sight, card: InPlay, tags: string, room: number, isWhole: boolean): string[] {
  const { paint, language, scene } = sight;
  const face = faceOf(sight, card.card);
  const isMeant = scene.acting === card.id || scene.commitment?.enemy === card.id;
  const called = cut(`${isMeant ? "▶" : ""}${face.name}`, NAME);
  const name = isMeant ? paint.key(called) : paint.bold(called);
  const damage = card.type === "enemy" ? wordsOf(language).deals(damageText(sight, face)) : "";
  const isLent =
    card.type === "card" && card.owner !== undefined && !lyingIn(sight, `area-${card.owner}`).includes(card);
  const owner = isLent ? wordsOf(language).of(heroName(sight, card.owner ?? 0)) : "";
  const facts = [numbersText(sight, card), damage, owner].filter((part) => part !== "");
  const line = `${paint.key(tags)} ${padEnd(name, isFighter(card) ? NAME + 1 - tags.length : 0)} ${facts.join(" · ")}${attachedText(sight, card)}`;
  const lines = widthOf(line) <= room ? [line.trimEnd()] : wrap(line, room, "", "    ");
  const text = saidBy(face, IN_PLAY);
  const last = lines.at(-1) ?? "";
  const left = room - widthOf(last) - 2;
  if (text === "") return lines;
  if (widthOf(text) <= left) return [...lines.slice(0, -1), `${last}  ${paint.dim(text)}`];
  if (isWhole) return [...lines, ...wrap(text, room, "    ").map((part) => paint.dim(part))];
  return left < LEAST_TEXT ? lines : [...lines.slice(0, -1), `${last}  ${paint.dim(cut(text, left))}`];
}
const LEAST_TEXT = 16;
