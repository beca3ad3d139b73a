import type { Face, NeverriftWire } from "@rifthall/games/neverrift/wire";
import type * as host from "@rifthall/host";
import type { CardText } from "@rifthall/kernel/game";
import type * as decks from "../../decks/face.ts";
import type * as table from "../../table/layout.ts";
import type * as match from "../../table/session.svelte.ts";

/** What the page's own types are in this game. */
export type Session = match.Session<NeverriftWire>;
export type Layout = table.Layout<NeverriftWire>;
export type Gathering = table.Gathering<NeverriftWire>;
export type InFull = table.InFull<NeverriftWire>;
export type Picture = host.Picture<NeverriftWire>;
export type Decision = host.Decision<NeverriftWire>;
export type Choice = host.OptionLine<NeverriftWire>;
export type Line = host.Line<NeverriftWire>;
export type Told = host.Told<NeverriftWire>;
export type Text = CardText<Face>;
export type SmallCard = decks.SmallCard<Face>;
