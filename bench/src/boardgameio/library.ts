import { createRequire } from "node:module";
import type * as Core from "boardgame.io/dist/types/packages/core.js";
import type * as Internal from "boardgame.io/dist/types/packages/internal.js";

// boardgame.io's subpaths are folders without an exports map, which Node's import cannot load but require can.
const require = createRequire(import.meta.url);

// Outside production the library walks the whole state after each move and hook to see that it can be serialised,
// and immer loads its slower build. Both look when they are loaded, so this has to come first.
process.env.NODE_ENV ??= "production";

const core = require("boardgame.io/core") as typeof Core;
const internal = require("boardgame.io/internal") as typeof Internal;

export const INVALID_MOVE: typeof Core.INVALID_MOVE = core.INVALID_MOVE;
export const CreateGameReducer: typeof Internal.CreateGameReducer = internal.CreateGameReducer;
export const InitializeGame: typeof Internal.InitializeGame = internal.InitializeGame;
export const ProcessGameConfig: typeof Internal.ProcessGameConfig = internal.ProcessGameConfig;
