import type { NeverriftWire } from "@rifthall/games/neverrift/wire";
import type { OptionLine } from "@rifthall/host";
import type * as table from "../drawing.js";

/** What the terminal's own types are in this game. */
export type Sight = table.Sight<NeverriftWire>;
export type Numbered = table.Numbered<NeverriftWire>;
export type Drawing = table.Drawing<NeverriftWire>;
export type Choice = OptionLine<NeverriftWire>;
