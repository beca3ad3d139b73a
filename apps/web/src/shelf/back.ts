import { router } from "../router.svelte.ts";

let been = 0;
addEventListener("hashchange", () => {
  been++;
});

/** Whether the page came here from another place of its own. */
export const moved = (): boolean => been > 0;

/** Leads to where one was; whoever came straight here gets to the shelf. */
export function back(): void {
  if (moved()) history.back();
  else router.instead({ at: "shelf" });
}
