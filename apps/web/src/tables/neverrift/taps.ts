import type { Decision, OptionLine, Picture } from "@rifthall/host";
import type { Described } from "@rifthall/kernel";
import { cardOn, fieldIn, isCreature, whereIs, zoneIn } from "./position.ts";

export const cardKey = (row: Described[string]): string => `card:${row}`;
export const seatKey = (seat: Described[string]): string => `seat:${seat}`;
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
export function keyByName(picture: Picture, zone: string, name: unknown): string | undefined {
  const found = zoneIn(picture, zone).find(({ card }) => card === name);
  return found && cardKey(found.id);
}

/** From which pile of one's own a kind of option takes its card. */
const FROM: Readonly<Record<string, string>> = {
  return: "hand",
  play: "hand",
  sacrifice: "hand",
  cast: "hand",
  discard: "hand",
  put: "hand",
  take: "graveyard",
  top: "deck",
};
export const pileOf = (option: OptionLine | undefined): string => FROM[option?.do ?? ""] ?? "hand";

/** The things to tap that say an option; none: it is a button. */
export function taps(option: OptionLine, picture: Picture, seat: number): readonly string[] {
  const { field } = option;
  const pile = FROM[option.do];
  if (pile !== undefined) {
    const card = keyByName(picture, `${pile}-${seat}`, option.card);
    if (card === undefined) return [];
    return field === undefined ? [card] : [card, fieldKey(picture, String(field))];
  }
  switch (option.do) {
    case "tame":
    case "shift":
    case "target":
    case "first":
      return [cardKey(option.id ?? "")];
    case "move":
    case "aim":
      return [fieldKey(picture, String(field))];
    case "active": {
      const [tamer] = zoneIn(picture, `tamer-${seat}`);
      return tamer ? [cardKey(tamer.id)] : [];
    }
    case "against":
      return [seatKey(option.seat ?? "")];
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
  typeOf: (card: string) => string | undefined,
): Candidate | null {
  const [first, second] = path;
  if (first === undefined) return null;
  const field = fieldOfKey(first);
  if (field !== undefined)
    return options.some(({ do: what }) => what === "aim") ? { do: "aim", field } : { do: "move", field };
  if (first.startsWith("seat:")) return { do: "against", seat: Number(first.slice(5)) };
  const found = whereIs(picture, rowIn(first) ?? -1);
  if (!found || found.card.card === "?") return null;
  const { card, id } = found.card;
  const on = fieldIn(found.zone);
  if (on !== undefined) return { do: verbFor(prompt, options, isCreature(found.card)), card, id, field: on };
  if (found.zone.startsWith("tamer-")) return prompt === "step" ? { do: "active" } : { do: "first", card, id };
  if (found.zone.startsWith("graveyard-")) return { do: "take", card };
  if (found.zone.startsWith("deck-")) return { do: "top", card };
  if (prompt === "mulligan") return { do: "return", card };
  if (prompt === "discard") return { do: "discard", card };
  if (typeOf(card) === "spell") return { do: "cast", card };
  return { ...placing(prompt, second, picture), card };
}

/** Which verb a tap on something in play stands for. */
function verbFor(prompt: string, options: readonly OptionLine[], creature: boolean): string {
  if (prompt === "penalty") return "tame";
  if (prompt === "step") return creature ? "target" : "shift";
  return options.some(({ do: what }) => what === "first") ? "first" : "target";
}

function placing(prompt: string, second: string | undefined, picture: Picture): Candidate {
  const what = prompt === "put" || prompt === "stampede" ? "put" : "play";
  if (second === undefined) return { do: what };
  const empty = fieldOfKey(second);
  if (empty !== undefined) return { do: what, field: empty };
  const on = fieldIn(whereIs(picture, rowIn(second) ?? -1)?.zone ?? "");
  // To tap a creature with a card in hand means to play it there: by Sacrifice, if it has that.
  return on === undefined ? { do: what } : { do: what === "play" ? "sacrifice" : what, field: on };
}
