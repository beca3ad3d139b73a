import { Mind, type ToMind } from "@rifthall/service";
import { clock } from "./clock.ts";
import { games } from "./games.ts";

declare const self: DedicatedWorkerGlobalScope;

const mind = new Mind(games, clock, (said) => self.postMessage(said));
self.onmessage = ({ data }: MessageEvent<ToMind>) => mind.hear(data);
