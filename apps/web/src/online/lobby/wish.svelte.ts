import { PACES } from "../terms/terms.ts";

const PLACE = "rifthall.stranger";

/** Whom one looks for: kept, so that one tap is enough the next time. */
interface Wish {
  game: string;
  mode: string;
  pace: string;
  rated: boolean;
}
const usual = (): Wish => ({ game: "riftforce", mode: "", pace: "none", rated: false });

function kept(): Wish {
  try {
    const { game, mode, pace, rated } = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Wish>;
    const text = (given: unknown, or: string): string => (typeof given === "string" ? given : or);
    return {
      game: text(game, "riftforce"),
      mode: text(mode, ""),
      pace: Object.hasOwn(PACES, text(pace, "")) ? text(pace, "none") : "none",
      rated: rated === true,
    };
  } catch {
    return usual();
  }
}

export const wish: Wish = $state(kept());
export function keepWish(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(wish));
  } catch {
    // It is asked again the next time.
  }
}
