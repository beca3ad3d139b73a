import type { Layout } from "../table/layout.ts";
import { byGame } from "./found.ts";

/** How every game is drawn: `layout` of its layout.ts. */
export const layouts = byGame(import.meta.glob<Layout>("./*/layout.ts", { import: "layout" }));
