import type { Seat } from "@rifthall/kernel/ids";
import { Refusal } from "@rifthall/kernel/text";
import type { Outcome } from "./answer.js";
import type { Table } from "./table.js";

/** Takes the seat's last choice back; where something came to light since, the other people are asked first. */
export async function takeBack(table: Table, seat: Seat): Promise<Outcome> {
  const { screen, texts } = table;
  try {
    let request = await screen.undo(seat);
    while (request !== null && request.waiting.length > 0) {
      const [other] = request.waiting;
      const agrees = await table.isSure(texts.undoAsk(table.name(other), table.name(seat)));
      request = await screen.consent(other, agrees);
      if (agrees) continue;
      return table.tell([` ${texts.undoDeclined}`]);
    }
    return "done";
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const said = error.code === "nothing-to-undo" ? texts.nothingToUndo : error.said?.[table.language];
    if (said === undefined) throw error;
    return table.tell([` ${said}`]);
  }
}
