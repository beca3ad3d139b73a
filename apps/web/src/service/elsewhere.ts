import type { Summary } from "@rifthall/service";
import { hall } from "./hall.svelte.ts";

/** The matches that one plays at the server that the page came from; none where there is none, or it is not to be reached. */
export async function playedElsewhere(): Promise<readonly Summary[]> {
  await hall.look();
  if (hall.me === null) return [];
  try {
    const [{ server }, { circle }] = await Promise.all([
      import("../online/server.svelte.ts"),
      import("../online/people/circle.svelte.ts"),
    ]);
    circle.follow();
    return await server().remote.call("matches");
  } catch {
    // What is kept here is listed all the same.
    return [];
  }
}
