import type { Language } from "@rifthall/kernel/game";

export interface Wishes {
  language: Language;
  motion: "system" | "full" | "reduced";
  speed: "calm" | "fast" | "instant";
  sound: boolean;
  contrast: "system" | "normal" | "high";
  /** What is tapped or dropped counts at once, and is not only pencilled in. */
  quick: boolean;
  pace: "calm" | "quick" | "instant";
  name: string;
  /** A card was once held to be read: nobody need be told that it can be. */
  hasHeld: boolean;
  /** Games that have said what wins them and what a turn is. */
  greeted: Readonly<Record<string, boolean>>;
  /** Windows where one wishes to be asked, by game. */
  stops: Record<string, readonly string[]>;
}

const PLACE = "rifthall.settings";

const usual = (): Wishes => ({
  language: navigator.language.toLowerCase().startsWith("de") ? "de" : "en",
  motion: "system",
  speed: "calm",
  sound: false,
  contrast: "system",
  quick: false,
  pace: "calm",
  name: "",
  hasHeld: false,
  greeted: {},
  stops: {},
});

/** What was kept, as far as it still makes sense. */
function kept(): Wishes {
  const wishes = usual();
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    if (typeof found !== "object" || found === null) return wishes;
    for (const [name, value] of Object.entries(found))
      if (name in wishes && value !== null && typeof value === typeof wishes[name as keyof Wishes])
        Object.assign(wishes, { [name]: value });
  } catch {
    // Storage is denied or holds something else: the usual will do.
  }
  return wishes;
}

export const settings: Wishes = $state(kept());

/** Keeps what was changed; where nothing can be kept it holds until the page is closed. */
export function keepSettings(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Said once by the store; here there is nothing to add.
  }
}

export function forgetSettings(): void {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // Nothing was kept.
  }
  Object.assign(settings, usual());
}
