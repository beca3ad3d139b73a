import type { Remote } from "@rifthall/service";
import { hashOf } from "../place.ts";
import { router } from "../router.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { notices } from "../shelf/notices.svelte.ts";
import { shelf } from "../tables/index.ts";
import { onlineWords } from "./text/index.ts";

/** Whoever is asked in a match at which they do not look is told so, wherever in the page they are but at another table. */
export function hearCalls(remote: Remote): void {
  remote.on("yourTurn", (match, id, others) => {
    const kind = `turn ${match}`;
    const game = shelf.find((entry) => entry.id === id)?.title ?? id;
    const place = { at: "online", match } as const;
    notices.say({
      kind,
      // Whoever is at another table is not disturbed there.
      patient: true,
      leads: hashOf(place),
      text: () => onlineWords().called(game, new Intl.ListFormat(settings.language).format(others)),
      act: {
        name: () => onlineWords().goThere,
        do: () => router.go(place),
      },
    });
  });
}
