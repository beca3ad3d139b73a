import type { Face, RiftforceWire } from "@rifthall/games/riftforce/wire";
import type * as host from "@rifthall/host";
import type { CardText } from "@rifthall/kernel/game";
import type * as film from "../../table/film.svelte.ts";
import type * as table from "../../table/layout.ts";
import type * as match from "../../table/session.svelte.ts";

/** What the page's own types are in this game. */
export type Session = match.Session<RiftforceWire>;
export type Layout = table.Layout<RiftforceWire>;
export type InFull = table.InFull<RiftforceWire>;
export type Showing = film.Showing<RiftforceWire>;
export type Picture = host.Picture<RiftforceWire>;
export type Decision = host.Decision<RiftforceWire>;
export type Choice = host.OptionLine<RiftforceWire>;
export type Line = host.Line<RiftforceWire>;
export type View = RiftforceWire["scene"]["standing"];
export type Text = CardText<Face>;
export type Cards = ReadonlyMap<string, Text>;
