import type { Chronicle } from "@rifthall/host";
import type { Deck, Text } from "@rifthall/kernel/game";
import type { MatchRecord } from "@rifthall/kernel/match";
import { Refusal } from "@rifthall/kernel/text";
import type { Brought, Examiner, Fine } from "@rifthall/service";

/** What the examiner says of it. */
export type Found =
  | { readonly is: "ready" }
  | { readonly is: "loaded" }
  | { readonly is: "fine"; readonly value: Fine }
  | { readonly is: "refused"; readonly code: string; readonly message: string; readonly said: Text | undefined };

/** By this name a worker knows that it is to examine. */
export const EXAMINER = "examiner";

/** How long it may take to fetch what is needed, and then to look a thing through, in ms. */
const FETCHING = 30_000;
const LOOKING = 3_000;

export const examiner: Examiner = {
  match: (text) => examine({ is: "match", text }) as Promise<MatchRecord>,
  deck: (game, text) => examine({ is: "deck", game, text }) as Promise<Deck>,
  campaign: (game, text) => examine({ is: "campaign", game, text }) as Promise<Chronicle>,
};

/**
 * Strangers' things are first taken apart and played where nothing can be lost: in a worker of their own, which is
 * thrown away afterwards, or when its time is up. What it calls fine has been opened once.
 */
function examine(brought: Brought): Promise<Fine> {
  return new Promise((resolve, reject) => {
    const examiner = new Worker(self.location.href, { type: "module", name: EXAMINER });
    const refuse = (refusal: Refusal): void => {
      end();
      reject(refusal);
    };
    let timer = setTimeout(() => refuse(notFetched()), FETCHING);
    const end = (): void => {
      clearTimeout(timer);
      examiner.terminate();
    };
    examiner.onerror = (event) => {
      event.preventDefault();
      refuse(gaveUp(event.message));
    };
    examiner.onmessage = ({ data }: MessageEvent<Found>) => {
      switch (data.is) {
        case "ready":
          examiner.postMessage(brought);
          return;
        case "loaded":
          clearTimeout(timer);
          timer = setTimeout(() => refuse(tookTooLong()), LOOKING);
          return;
        case "fine":
          end();
          resolve(data.value);
          return;
        case "refused":
          refuse(new Refusal(data.code, data.message, undefined, data.said));
      }
    };
  });
}

const notFetched = (): Refusal =>
  new Refusal("not-fetched", `what it takes to look this through did not come within ${FETCHING / 1000} s`, undefined, {
    en: "What it takes to look this through could not be fetched. Try again when you are online.",
    de: "Was zum Prüfen nötig ist, ließ sich nicht laden. Versuche es noch einmal, wenn du online bist.",
  });
const tookTooLong = (): Refusal =>
  new Refusal("took-too-long", `looking this through took over ${LOOKING / 1000} s and was called off`, undefined, {
    en: `Looking this through took over ${LOOKING / 1000} seconds and was called off. All other matches are as they were.`,
    de: `Die Prüfung dauerte über ${LOOKING / 1000} Sekunden und wurde abgebrochen. Alle anderen Partien sind unberührt.`,
  });
const gaveUp = (why: string): Refusal =>
  new Refusal("gave-up", `looking this through broke off: ${why || "nothing more is known"}`, undefined, {
    en: "Looking this through broke off. All other matches are as they were.",
    de: "Die Prüfung brach ab. Alle anderen Partien sind unberührt.",
  });
