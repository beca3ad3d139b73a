import type { RiftforceWire } from "@rifthall/games/riftforce/wire";
import type { OptionLine } from "@rifthall/host";
import type * as table from "../drawing.js";

/** What the terminal's own types are in this game. */
export type Sight = table.Sight<RiftforceWire>;
export type Numbered = table.Numbered<RiftforceWire>;
export type Drawing = table.Drawing<RiftforceWire>;
export type Choice = OptionLine<RiftforceWire>;
