import type { BeyondWire, Face, InPlay, Seen } from "@rifthall/games/beyond-the-rift/wire";
import type * as host from "@rifthall/host";
import type { CardText } from "@rifthall/kernel/game";
import type * as table from "../../table/layout.ts";
import type * as match from "../../table/session.svelte.ts";

/** What the page's own types are in this game. */
export type Session = match.Session<BeyondWire>;
export type Layout = table.Layout<BeyondWire>;
export type Gathering = table.Gathering<BeyondWire>;
export type InFull = table.InFull<BeyondWire>;
export type Picture = host.Picture<BeyondWire>;
export type Decision = host.Decision<BeyondWire>;
export type Choice = host.OptionLine<BeyondWire>;
export type Line = host.Line<BeyondWire>;
export type Happened = Line["event"];
export type Text = CardText<Face>;
export type Zone = keyof BeyondWire["scene"]["zones"];
/** A card as it lies there, in play or in a pile. */
export type Lying = InPlay | Seen;
