/** A newer Rifthall that was fetched and waits: it is taken when asked for, or when all tabs were closed. */
class Update {
  waiting: boolean = $state(false);
  private next: ServiceWorker | null = null;

  /** Takes the new version in this tab. Matches are kept at every choice, so nothing is lost. */
  take(): void {
    if (!this.next) return;
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.next.postMessage("take-over");
  }

  /** Told of a worker that has come or moved on; says whether it waits to be taken. */
  heard(worker: ServiceWorker | null): boolean {
    // The first version of all has nothing to replace.
    if (worker?.state !== "installed" || !navigator.serviceWorker.controller) return false;
    this.next = worker;
    this.waiting = true;
    return true;
  }
}

export const update = new Update();

const AN_HOUR = 3_600_000;

/** Keeps the page for when there is no net, and tells of new versions. */
export function stayOffline(tell: () => void): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") void register(tell);
  else addEventListener("load", () => void register(tell), { once: true });
}

async function register(tell: () => void): Promise<void> {
  const hear = (worker: ServiceWorker | null): void => {
    if (update.heard(worker)) tell();
  };
  try {
    const registration = await navigator.serviceWorker.register(new URL("service-worker.js", document.baseURI), {
      updateViaCache: "none",
    });
    hear(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => hear(installing));
    });
    setInterval(() => void registration.update().catch(() => {}), AN_HOUR);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage("keep-all");
  } catch {
    // Storage is denied or the host is not secure: the page works as long as there is a net.
  }
}
