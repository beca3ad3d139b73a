import { Refusal } from "@rifthall/kernel";
import { numberOf, readAsk } from "../service/asks.ts";
import type { Reply } from "../service/remote.ts";
import { Desk } from "./desk.ts";
import { EXAMINER } from "./examine.ts";

declare const self: DedicatedWorkerGlobalScope;

/** The same script serves a page, or looks through one thing for the desk that does. */
if (self.name === EXAMINER) import("./examiner.ts");
else serve();

function serve(): void {
  const say = (reply: Reply): void => self.postMessage(reply);
  const desk = new Desk((push, ...args) => say({ push, args }));
  self.onmessage = async ({ data }: MessageEvent<unknown>) => {
    const id = numberOf(data);
    if (id === null) return;
    try {
      const { name, args } = readAsk(data);
      const answer = desk[name] as (...given: readonly unknown[]) => unknown;
      say({ id, value: await answer.apply(desk, args as unknown[]) });
    } catch (error) {
      const { code, said } = error instanceof Refusal ? error : { code: "fault", said: undefined };
      say({ id, refused: { code, message: error instanceof Error ? error.message : String(error), said } });
    }
  };
}
