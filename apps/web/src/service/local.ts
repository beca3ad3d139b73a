import { type Port, Remote } from "@rifthall/service";

const start = (): Worker =>
  new Worker(new URL("../worker/main.ts", import.meta.url), { type: "module", name: "rifthall" });

/** A worker as a line to whoever runs the matches. */
function portOf(worker: Worker): Port {
  const port: Port = {
    postMessage: (ask) => worker.postMessage(ask),
    onmessage: null,
    onerror: null,
    close: () => worker.terminate(),
  };
  worker.addEventListener("message", ({ data }) => port.onmessage?.(data));
  worker.addEventListener("error", ({ message }) => port.onerror?.(message));
  return port;
}

let remote: Remote | undefined;

/** The worker that runs this page's matches: the one that was started early, or one started when it is first needed. */
export function local(): Remote {
  let { rifthallWorker: early } = globalThis as { rifthallWorker?: Worker | undefined };
  remote ??= new Remote(
    () => {
      const worker = early ?? start();
      early = undefined;
      return portOf(worker);
    },
    (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  );
  return remote;
}
