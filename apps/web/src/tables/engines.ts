import type { Game } from "@rifthall/kernel/game";

/** Every game's engine, for whoever runs matches. */
export const engines: Readonly<Record<string, () => Promise<Game>>> = {
  riftforce: async () => (await import("@rifthall/games/riftforce")).riftforce as unknown as Game,
  neverrift: async () => (await import("@rifthall/games/neverrift")).neverrift as unknown as Game,
  "quantum-rift": async () => (await import("@rifthall/games/quantum-rift")).quantumRift as unknown as Game,
  "beyond-the-rift": async () => (await import("@rifthall/games/beyond-the-rift")).beyondTheRift as unknown as Game,
};
