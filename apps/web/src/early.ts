// Fetched and run before the rest of the page: where a table is opened, its worker starts while all else still comes.
const [, game] = /^#\/(?:match|play)\/([\w-]+)/.exec(location.hash) ?? [];

if (game !== undefined) {
  const worker = new Worker(new URL("./worker/main.ts", import.meta.url), { type: "module", name: "rifthall" });
  // Nobody waits for the answer.
  worker.postMessage({ id: 0, name: "warm", args: [game] });
  Object.assign(globalThis, { rifthallWorker: worker });
}
