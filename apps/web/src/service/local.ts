import { Remote } from "./remote.ts";

let remote: Remote | undefined;

/** The worker that runs this page's matches: the one that was started early, or one started when it is first needed. */
export function local(): Remote {
  const { rifthallWorker: early } = globalThis as { rifthallWorker?: Worker };
  remote ??= new Remote(
    early ?? new Worker(new URL("../worker/main.ts", import.meta.url), { type: "module", name: "rifthall" }),
  );
  return remote;
}
