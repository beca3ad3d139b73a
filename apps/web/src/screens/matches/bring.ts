import { router } from "../../router.svelte.ts";
import { local } from "../../service/local.ts";

/**
 * Takes a record or a link in and shows it: a finished match as a replay, another one goes on. Whoever has gone
 * elsewhere meanwhile finds it among the matches.
 */
export async function bring(text: string, isGone: () => boolean): Promise<void> {
  const remote = local();
  const match = await remote.call("bring", text);
  const kept = (await remote.call("matches")).find((summary) => summary.match === match);
  if (!isGone()) router.instead({ at: kept?.outcome === null ? "match" : "replay", match });
}
