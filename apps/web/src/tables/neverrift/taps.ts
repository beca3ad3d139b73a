import type { CardType, Pile } from "@rifthall/games/neverrift/wire";
import { cardOn, isCreature, spotOf, zoneIn } from "./position.ts";
import type { Choice, Decision, Picture } from "./wire.ts";

export const cardKey = (row: number): string => `card:${row}`;
export const seatKey = (seat: number): string => `seat:${seat}`;
const FIELD = "field:";
/** The row behind the key of a card. */
export const rowIn = (key: string): number | undefined => (key.startsWith("card:") ? Number(key.slice(5)) : undefined);
export const fieldOfKey = (key: string): string | undefined =>
  key.startsWith(FIELD) ? key.slice(FIELD.length) : undefined;

/** A field is tapped where it is empty; else what lies on it is. */
export function fieldKey(picture: Picture, field: string): string {
  const card = cardOn(picture, field);
  return card ? cardKey(card.id) : `${FIELD}${field}`;
}

/** Equal cards of a hand or pile are one thing: the engine offers them by name. */
export function keyByName(picture: Picture, pile: Pile, name: string): string | undefined {
  const found = zoneIn(picture, pile).find(({ card }) => card === name);
  return found && cardKey(found.id);
}

/** From which pile of one's own an option takes its card. */
export const pileOf = ({ do: what }: Choice): "hand" | "graveyard" | "deck" =>
  what === "take" ? "graveyard" : what === "top" ? "deck" : "hand";

/** The things to tap that say an option; none: it is a button. */
export function taps(option: Choice, picture: Picture, seat: number): readonly string[] {
  switch (option.do) {
    case "return":
    case "cast":
    case "discard":
    case "take":
    case "top":
    case "play":
    case "sacrifice":
    case "put": {
      const card = keyByName(picture, `${pileOf(option)}-${seat}`, option.card);
      if (card === undefined) return [];
      return "field" in option ? [card, fieldKey(picture, option.field)] : [card];
    }
    case "tame":
    case "shift":
    case "target":
    case "first":
      return [cardKey(option.id)];
    case "move":
    case "aim":
      return [fieldKey(picture, option.field)];
    case "active":
      return zoneIn(picture, `tamer-${seat}`).map(({ id }) => cardKey(id));
    case "against":
      return [seatKey(option.seat)];
    default:
      return [];
  }
}

type Candidate = Readonly<Record<string, unknown>>;

/** What somebody wants who taps these things; `typeOf` tells a card's type by its name. */
export function candidate(
  path: readonly string[],
  { prompt, options = [] }: Decision,
  picture: Picture,
  typeOf: (card: string) => CardType | undefined,
): Candidate | null {
  const [first, second] = path;
  if (first === undefined) return null;
  const field = fieldOfKey(first);
  if (field !== undefined)
    return options.some(({ do: what }) => what === "aim") ? { do: "aim", field } : { do: "move", field };
  if (first.startsWith("seat:")) return { do: "against", seat: Number(first.slice(5)) };
  const spot = spotOf(picture, rowIn(first) ?? -1);
  if (!spot || spot.card.card === "?") return null;
  const { card, id } = spot.card;
  if (spot.is === "field") return { do: verbFor(prompt, options, isCreature(spot.card)), card, id, field: spot.field };
  if (spot.is === "tamer") return prompt === "step" ? { do: "active" } : { do: "first", card, id };
  if (spot.is === "graveyard") return { do: "take", card };
  if (spot.is === "deck") return { do: "top", card };
  if (prompt === "mulligan") return { do: "return", card };
  if (prompt === "discard") return { do: "discard", card };
  if (typeOf(card) === "spell") return { do: "cast", card };
  return { ...placing(prompt, second, picture), card };
}

/** Which verb a tap on something in play stands for. */
function verbFor(prompt: string, options: readonly Choice[], creature: boolean): Choice["do"] {
  if (prompt === "penalty") return "tame";
  if (prompt === "step") return creature ? "target" : "shift";
  return options.some(({ do: what }) => what === "first") ? "first" : "target";
}

function placing(prompt: string, second: string | undefined, picture: Picture): Candidate {
  const what = prompt === "put" || prompt === "stampede" ? "put" : "play";
  if (second === undefined) return { do: what };
  const empty = fieldOfKey(second);
  if (empty !== undefined) return { do: what, field: empty };
  const on = spotOf(picture, rowIn(second) ?? -1);
  // To tap a creature with a card in hand means to play it there: by Sacrifice, if it has that.
  return on?.is === "field" ? { do: what === "play" ? "sacrifice" : what, field: on.field } : { do: what };
}
