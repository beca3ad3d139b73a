import { Remote } from "./remote.ts";

const start = (): Worker =>
  new Worker(new URL("../worker/main.ts", import.meta.url), { type: "module", name: "rifthall" });

let remote: Remote | undefined;

/** The worker that runs this page's matches: the one that was started early, or one started when it is first needed. */
export function local(): Remote {
  let { rifthallWorker: early } = globalThis as { rifthallWorker?: Worker | undefined };
  remote ??= new Remote(() => {
    const worker = early ?? start();
    early = undefined;
    return worker;
  });
  return remote;
}
