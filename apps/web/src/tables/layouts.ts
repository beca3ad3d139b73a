import type { Layout } from "../table/layout.ts";

/** How every game is drawn. */
export const layouts: Readonly<Record<string, () => Promise<Layout>>> = {
  riftforce: async () => (await import("./riftforce/layout.ts")).layout as unknown as Layout,
  neverrift: async () => (await import("./neverrift/layout.ts")).layout as unknown as Layout,
  "quantum-rift": async () => (await import("./quantum-rift/layout.ts")).layout as unknown as Layout,
};
