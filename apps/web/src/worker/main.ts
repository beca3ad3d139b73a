import { Refusal } from "@rifthall/kernel";
import type { Ask, Reply } from "../service/remote.ts";
import { Desk } from "./desk.ts";

declare const self: DedicatedWorkerGlobalScope;

const say = (reply: Reply): void => self.postMessage(reply);
const desk = new Desk((push, ...args) => say({ push, args }));

self.onmessage = async ({ data: { id, name, args } }: MessageEvent<Ask>) => {
  try {
    const serve = desk[name] as (...given: readonly unknown[]) => unknown;
    say({ id, value: await serve.apply(desk, args as unknown[]) });
  } catch (error) {
    const { code, said } = error instanceof Refusal ? error : { code: "fault", said: undefined };
    say({ id, refused: { code, message: error instanceof Error ? error.message : String(error), said } });
  }
};
