import { Refusal } from "@rifthall/kernel/text";
import { type Brought, examined, type Fine } from "@rifthall/service";
import { engines } from "./engines.js";

/** What the process that looks strangers' things through is asked, and what it says. */
export interface ToExamine {
  readonly id: number;
  readonly brought: Brought;
}
export type Examined =
  | { readonly id: number; readonly is: "fine"; readonly value: Fine }
  | {
      readonly id: number;
      readonly is: "refused";
      readonly code: string;
      readonly message: string;
      readonly said: Refusal["said"];
    };

/** Looks through what comes, one thing after the other. Whoever started this ends it when it takes too long. */
export function examineForParent(): void {
  process.on("message", (asked: ToExamine) => void answer(asked));
  // Whoever started it is gone.
  process.on("disconnect", () => process.exit(0));
}

async function answer({ id, brought }: ToExamine): Promise<void> {
  const say = (said: Examined): void => void process.send?.(said);
  try {
    say({ id, is: "fine", value: await examined(engines, brought, () => {}) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, said } = error;
    say({ id, is: "refused", code, message, said });
  }
}
