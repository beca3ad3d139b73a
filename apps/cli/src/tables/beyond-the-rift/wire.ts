import type { BeyondWire } from "@rifthall/games/beyond-the-rift/wire";
import type * as host from "@rifthall/host";
import type * as table from "../drawing.js";

/** What the terminal's own types are in this game. */
export type Sight = table.Sight<BeyondWire>;
export type Numbered = table.Numbered<BeyondWire>;
export type Drawing = table.Drawing<BeyondWire>;
export type Choice = host.OptionLine<BeyondWire>;
export type Line = host.Line<BeyondWire>;
