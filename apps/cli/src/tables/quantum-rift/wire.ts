import type { QuantumWire } from "@rifthall/games/quantum-rift/wire";
import type * as host from "@rifthall/host";
import type * as table from "../drawing.js";

/** What the terminal's own types are in this game. */
export type Sight = table.Sight<QuantumWire>;
export type Numbered = table.Numbered<QuantumWire>;
export type Drawing = table.Drawing<QuantumWire>;
export type Choice = host.OptionLine<QuantumWire>;
export type Line = host.Line<QuantumWire>;
