import type { Face, InPlay, Quantum, QuantumWire, Seen } from "@rifthall/games/quantum-rift/wire";
import type * as host from "@rifthall/host";
import type { CardText } from "@rifthall/kernel/game";
import type * as table from "../../table/layout.ts";
import type * as match from "../../table/session.svelte.ts";

/** What the page's own types are in this game. */
export type Session = match.Session<QuantumWire>;
export type Layout = table.Layout<QuantumWire>;
export type InFull = table.InFull<QuantumWire>;
export type Picture = host.Picture<QuantumWire>;
export type Decision = host.Decision<QuantumWire>;
export type Choice = host.OptionLine<QuantumWire>;
export type Happened = host.Line<QuantumWire>["event"];
export type Text = CardText<Face>;
export type Zone = keyof QuantumWire["scene"]["zones"];
/** A card as it lies there, in play or in a pile. */
export type Lying = InPlay | Seen;
/** What a symbol of a cost may be paid with. */
export type Price = Quantum | "any";
