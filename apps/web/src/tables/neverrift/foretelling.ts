import { SIDES, sideText } from "@rifthall/games/neverrift/facts";
import { capital } from "../../table/prompting.ts";
import { type Blow, type Fate, foresightOf, tokensAfter, valuesAfter } from "./foresight.ts";
import { beside, cardAt, cardOn, isCreature, seatsIn, spotOf, standingOf } from "./position.ts";
import { printedAs, typeOf } from "./table.svelte.ts";
import { words } from "./text.ts";
import type { Picture, Session, Told } from "./wire.ts";

/** What an option would do, as briefly as it can be told: each side of an attack, what changes, and how the tokens stand then. */
export function foretell(events: readonly Told[], session: Session): readonly string[] {
  const t = words();
  const { picture } = session;
  const { fates, enters, blows } = foresightOf(events, picture);
  const nameOf = (id: number): string => session.nameOfCard(cardAt(picture, id));
  const isUntamable = (id: number): boolean => {
    const spot = spotOf(picture, id);
    return spot?.is === "field" && isCreature(spot.card) && spot.card.untamable !== undefined;
  };
  const explained = blows.flatMap((blow) => {
    const text = comparison(blow, nameOf(blow.struck), isUntamable(blow.struck));
    return text === undefined ? [] : [{ ...blow, text }];
  });
  const [beats, holds] = (["tames", "holds"] as const).map((comes) => explained.filter((blow) => blow.comes === comes));
  const told = new Set(beats?.map(({ struck }) => struck));
  const those = (is: Fate["is"]): string =>
    joined([...fates].flatMap(([id, fate]) => (fate.is === is && !told.has(id) ? [nameOf(id)] : [])));
  const attacks = events.some(({ do: what }) => what === "attack");
  const [tamed, blocks, gone, back] = [those("tamed"), those("blocks"), those("destroyed"), those("returned")];
  const asks = enters !== undefined && printedAs(session, enters.card).parts.some(({ slot }) => slot === "enters");
  // An effect that finds nothing to do asks nothing, and without neighbours there is no attack to wait for.
  const near = enters !== undefined && SIDES.some((side) => creatureOn(picture, beside(enters.field, side)));
  const waits = enters !== undefined && asks && near && typeOf(enters.card) === "creature" && !attacks;
  return [
    waits ? t.foresee.asks : "",
    ...[...fates].flatMap(([id, { to }]) => (to === undefined ? [] : [t.foresee.moves(nameOf(id), to.toUpperCase())])),
    beats?.length ? t.foresee.beats(beats.length, beats.map(({ text }) => text).join(", ")) : "",
    tamed ? t.foresee.tames(tamed) : attacks && !beats?.length ? t.foresee.none : "",
    holds?.length ? `${capital(holds.map(({ text }) => text).join(", "))}.` : "",
    blocks ? t.foresee.blocks(blocks) : "",
    gone ? t.foresee.destroys(gone) : "",
    back ? t.foresee.returns(back) : "",
    ...changesSaid(session, nameOf),
    tokensSaid(events, session),
  ].filter(Boolean);
}

/** "right 7 beats Gate Lion (3)", "Pike Rank (7) holds against down 6". */
function comparison({ side, comes, compared }: Blow, name: string, isUntamable: boolean): string | undefined {
  const { foresee, sideNames } = words();
  if (comes === "holds" && isUntamable) return foresee.untamable(name);
  if (!compared || comes === "blocked") return undefined;
  const said = `${sideNames[side]} ${sideText(compared.value)}`;
  return foresee[comes === "tames" ? "beatsOne" : "holdsOne"](said, name, sideText(compared.against));
}

/** NR-84: what an aura would change, creature by creature. */
function changesSaid(session: Session, nameOf: (id: number) => string): readonly string[] {
  const { picture, outlook } = session;
  return [...valuesAfter(picture, outlook)].flatMap(([id, then]) => {
    const spot = spotOf(picture, id);
    if (spot?.is !== "field" || !isCreature(spot.card)) return [];
    const { card: now } = spot;
    const by = SIDES.map((side, i) => (then[i] ?? 0) - now[side]);
    const [first = 0] = by;
    const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
    const { foresee, sideNames } = words();
    const what = by.every((n) => n === first)
      ? foresee.allSides(signed(first))
      : SIDES.flatMap((side, i) => (by[i] ? [`${sideNames[side]} ${signed(by[i])}`] : [])).join(", ");
    return [`${nameOf(id)}: ${what}.`];
  });
}

function tokensSaid(events: readonly Told[], session: Session): string {
  const { picture } = session;
  const seats = seatsIn(picture);
  const before = seats.map((seat) => standingOf(picture, seat).tokens);
  const after = tokensAfter(events, picture, typeOf);
  const changed = seats.filter((seat) => before[seat] !== after[seat]);
  const said = changed.map((seat) =>
    words().foresee.tokens(
      seat === session.seat ? words().you : session.seatName(seat),
      before[seat] ?? 0,
      after[seat] ?? 0,
    ),
  );
  return said.length > 0 ? words().foresee.creatures(said.join(", ")) : "";
}

const creatureOn = (picture: Picture, field: string): boolean => {
  const card = cardOn(picture, field);
  return card !== undefined && isCreature(card);
};

const joined = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")}${words().and}${names.at(-1)}`;
