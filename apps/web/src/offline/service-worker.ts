import type { Pushed } from "@rifthall/service";

declare const self: ServiceWorkerGlobalScope;

/** What the build knows of itself; it is put in place of the name when everything else is written. */
interface Known {
  readonly version: string;
  /** The files that the shelf needs, and all others, relative to this script. */
  readonly first: readonly string[];
  readonly rest: readonly string[];
}
declare const __KNOWN__: Known;

const { version, first, rest } = __KNOWN__;
const PREFIX = "rifthall ";
const CACHE = `${PREFIX}${version}`;
const HASHED = /-[\w-]{8}\.\w+$/;

const addressOf = (name: string): string => new URL(name, self.registration.scope).href;
const INDEX = "index.html";
/** Whether people meet at the host: only the host knows. */
const ASKED = "hall.json";

self.addEventListener("install", (event) => {
  event.waitUntil(keep(first));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forget(), self.clients.claim()]));
});

self.addEventListener("message", (event) => {
  if (event.data === "keep-all") event.waitUntil(keep([...first, ...rest]));
  else if (event.data === "take-over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    const { pathname: home } = new URL(self.registration.scope);
    if (pathname === home || pathname === `${home}${INDEX}`) event.respondWith(serve(addressOf(INDEX), request));
  } else if (request.url === addressOf(ASKED)) event.respondWith(askHost(request));
  else event.respondWith(serve(request.url, request));
});

/** The server tells something while no page of ours is in front. */
self.addEventListener("push", (event) => {
  if (!event.data) return;
  const { title, body, tag, link } = event.data.json() as Pushed;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      data: link,
      icon: addressOf("icons/mark.svg"),
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(lead(String(notification.data)));
});

/** A page that is there goes to that place; without one another is opened. */
async function lead(link: string): Promise<void> {
  const { href } = new URL(link, self.registration.scope);
  const [page] = await self.clients.matchAll({ type: "window" });
  if (!page) await self.clients.openWindow(href);
  else await (await page.focus()).navigate(href);
}

/** Without a net nobody is met; that is no fault of the page. */
const askHost = (request: Request): Promise<Response> =>
  fetch(request).catch(() => Response.json({ hall: "away", me: null }));

/** From what is kept, this version first; otherwise from the net. */
async function serve(address: string, request: Request): Promise<Response> {
  const found = (await (await caches.open(CACHE)).match(address)) ?? (await caches.match(address));
  return found ?? fetch(request);
}

/** Fetches what is not kept yet. What an earlier version kept under a name with a hash is the same file. */
async function keep(names: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    names.map(async (name) => {
      const address = addressOf(name);
      if (await cache.match(address)) return;
      const hashed = HASHED.test(name);
      const found = hashed ? await caches.match(address) : undefined;
      const response = found ?? (await fetch(address, { cache: hashed ? "default" : "reload" }));
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      await cache.put(address, response);
    }),
  );
}

/** The version before stays: another tab may still show it and want its files. */
async function forget(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}
