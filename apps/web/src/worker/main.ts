import { Desk, serve } from "@rifthall/service";
import { clock } from "./clock.ts";
import { crew, MIND } from "./crew.ts";
import { EXAMINER, examiner } from "./examine.ts";
import { games } from "./games.ts";
import { lock } from "./lock.ts";
import { CAMPAIGNS, Cupboard, MATCHES } from "./store.ts";

declare const self: DedicatedWorkerGlobalScope;

/** The same script serves a page, or looks through one thing for the desk that does, or thinks for it. */
if (self.name === EXAMINER) import("./examiner.ts");
else if (self.name === MIND) import("./mind.ts");
else open();

function open(): void {
  const channel = new BroadcastChannel("rifthall");
  const desk = new Desk({
    games,
    lock,
    clock,
    ...(crew ? { crew } : {}),
    examiner,
    store: new Cupboard(MATCHES, (why) => desk.announce("notKept", why)),
    campaigns: new Cupboard(CAMPAIGNS, (why) => desk.announce("notKept", why)),
    neighbours: {
      tell: (match) => channel.postMessage(match),
      hear: (listener) => {
        channel.onmessage = ({ data }: MessageEvent<string>) => listener(data);
      },
    },
    entropy: () =>
      [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
  });
  // Whoever sits in front of the page may be any of the people.
  const connection = desk.connect({ push: (push, ...args) => self.postMessage({ push, args }), sits: () => true });
  self.onmessage = async ({ data }: MessageEvent<unknown>) => {
    const reply = await serve(connection, data);
    if (reply) self.postMessage(reply);
  };
}
