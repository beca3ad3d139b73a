import { Remote } from "./remote.ts";

let remote: Remote | undefined;

/** The worker that runs this page's matches, started when it is first needed. */
export function local(): Remote {
  remote ??= new Remote(
    new Worker(new URL("../worker/main.ts", import.meta.url), { type: "module", name: "rifthall" }),
  );
  return remote;
}
