import { Replay, readDeck } from "@rifthall/host";
import { type Deck, type MatchRecord, Refusal, readRecord } from "@rifthall/kernel";
import type { Brought, Found } from "./examine.ts";
import { gameFor } from "./games.ts";
import { fromLink } from "./link.ts";
import { packReader, startOf } from "./records.ts";
import { Table } from "./table.ts";
import { personsAt } from "./told.ts";

declare const self: DedicatedWorkerGlobalScope;

const say = (found: Found): void => self.postMessage(found);
/** From now on it is only work, and the clock runs. */
const loaded = (): void => say({ is: "loaded" });

self.onmessage = async ({ data }: MessageEvent<Brought>) => {
  try {
    say({ is: "fine", value: data.is === "match" ? await match(data.text) : await deck(data.game, data.text) });
  } catch (error) {
    const refusal = error instanceof Refusal ? error : null;
    const message = error instanceof Error ? error.message : String(error);
    // What a game chokes on is the fault of whoever brought it.
    const code = refusal?.code ?? `bad-${data.is}`;
    const said = refusal?.said ?? (data.is === "match" ? { en: message, de: GERMAN[code] ?? IMPOSSIBLE } : undefined);
    say({ is: "refused", code, message, said });
  }
};
say({ is: "ready" });

async function match(text: string): Promise<MatchRecord> {
  const record = text.trimStart().startsWith("{") ? readRecord(parse(text)) : await fromLink(text, loaded);
  await gameFor(record.game);
  if (record.packs) await packReader();
  loaded();
  const { game, start } = await startOf(record);
  // All that is done when it is opened: what can be done here can be done at the table.
  const table = new Table(
    "",
    game,
    start,
    personsAt(start.seats),
    0,
    { record },
    "en",
    "instant",
    true,
    nobody,
    nobody,
  );
  table.introduce();
  if (table.outcome() !== null) new Replay(game, start, record).seek(0, null, "en");
  return record;
}

async function deck(id: string, text: string): Promise<Deck> {
  const game = await gameFor(id);
  loaded();
  return readDeck(game, game.content([]), text);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("bad-record", "this is not a match: neither JSON nor a link of Rifthall");
  }
}

const DAMAGED = "Dieser Link ist nicht vollständig oder wurde unterwegs verändert. Kopiere ihn noch einmal ganz.";
const IMPOSSIBLE =
  "Das ist keine Partie, die nach den Regeln gespielt werden kann: Sie wurde verändert, oder es ist etwas anderes.";
/** Why a match was refused, as far as somebody who was given it needs to know. The message itself is for programs. */
const GERMAN: Readonly<Record<string, string>> = {
  "damaged-link": DAMAGED,
  "bad-link": DAMAGED,
  "bad-letter": DAMAGED,
  "newer-link": "Dieser Link stammt von einem neueren Rifthall. Lade die Seite neu.",
  "unknown-game": "Dieses Spiel steht hier nicht im Regal.",
  "other-rules": "Diese Partie wurde nach einer anderen Fassung der Regeln gespielt, als hier gilt.",
};

const nobody = (): void => {};
