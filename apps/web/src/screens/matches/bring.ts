import { router } from "../../router.svelte.ts";
import { local } from "../../service/local.ts";

/** Takes a record or a link in and shows it: a finished match as a replay, another one goes on. */
export async function bring(text: string): Promise<void> {
  const remote = local();
  const match = await remote.call("bring", text);
  const kept = (await remote.call("matches")).find((summary) => summary.match === match);
  router.instead({ at: kept?.outcome === null ? "match" : "replay", match });
}
