import type { Ask, Reply, TableUpdate } from "@rifthall/service";

/** What a test has in the page: it hears all that page and worker say to each other, and looks for what can be tapped. */
interface Spied {
  /** What the page heard from its worker, if it is to be kept. */
  readonly heard: Reply[];
  readonly asked: Ask[];
  readonly violations: string[];
  update: TableUpdate | null;
  /** All since the table was last told whole. */
  readonly told: TableUpdate[];
  opened: {
    readonly match: string;
    readonly watching: boolean;
    readonly own: readonly number[];
    readonly options: Readonly<Record<string, unknown>>;
  } | null;
  /** The line to the server that was laid last. */
  socket: WebSocket | null;
  hasWorker(): boolean;
  /** Asks the page's worker as the page would. */
  call(name: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Asks the server, over the page's own line. */
  callServer(name: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Waits until nothing moves and somebody is asked, or all is over; says whether it is. */
  still(): Promise<boolean>;
  /** What glows and can be reached, or else what is in the way of it. */
  glowing(): readonly Target[];
  /** What glows and cannot be reached, and what must be scrolled to be seen. */
  hidden(): readonly string[];
  /** Lets the page be painted, for a picture or for somebody who looks at its colours; and no longer. */
  show(): void;
  hide(): void;
}
export interface Target {
  readonly key: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}
export interface Manner {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly keep: boolean;
}

declare global {
  interface Window {
    spied: Spied;
  }
}

/** Runs in the page before its own scripts do; it may use nothing from outside. */
export function spyOn({ settings, keep }: Manner): void {
  const PATIENCE = 30_000;
  try {
    if (localStorage.getItem("rifthall.settings") === null)
      localStorage.setItem("rifthall.settings", JSON.stringify(settings));
  } catch {
    // Denied, as some tests want it.
  }
  const Native = window.Worker;
  const Line = window.WebSocket;
  let worker: Worker | null = null;
  let last = 1_000_000;
  const waiting = new Map<number, string>();
  /** Likewise of the server. */
  const online = new Map<number, string>();
  const spied: Spied = {
    heard: [],
    asked: [],
    violations: [],
    update: null,
    told: [],
    opened: null,
    socket: null,
    hasWorker: () => worker !== null,
    call: (name, ...args) => {
      if (worker === null) throw new Error("the page has no worker yet");
      const target = worker;
      return answered(
        target,
        (data) => data as Reply,
        (ask) => Native.prototype.postMessage.call(target, ask),
        name,
        args,
      );
    },
    callServer: (name, ...args) => {
      const { socket } = spied;
      if (socket === null) throw new Error("the page has no line to a server yet");
      const send = (ask: Ask): void => Line.prototype.send.call(socket, JSON.stringify(ask));
      return answered(socket, (data) => JSON.parse(String(data)) as Reply, send, name, args);
    },
    still: async () => {
      const since = performance.now();
      while (!isStill()) {
        if (performance.now() - since > PATIENCE)
          throw new Error(`the table does not come to rest: ${document.body.innerText.slice(0, 400)}`);
        await new Promise((resolve) => setTimeout(resolve, 4));
      }
      return spied.update?.status.over === true;
    },
    glowing: () => {
      const openers = all("dialog[open] [data-key].legal, .more.lit");
      const glow = all(".legal[data-key], .legal > [data-key], .here[data-key]");
      const answers = all(".answers .choice button");
      const modal = document.querySelector("dialog[open]");
      const found = [...openers, ...glow, ...answers].filter((e) => !modal || modal.contains(e)).flatMap(targetOf);
      const unique = found.filter(({ x, y }, i) => found.findIndex((o) => o.x === x && o.y === y) === i);
      return unique.length > 0
        ? unique
        : all("dialog[open] .head button, .reveal button, .over button").flatMap(targetOf);
    },
    hidden: () => {
      const inTheWay = document.querySelector("dialog[open], .reveal") !== null;
      const glow = inTheWay ? [] : all(".legal[data-key], .legal > [data-key], .here[data-key]");
      const reached = new Set(glow.filter((e) => point(e) !== null).map((e) => e.dataset.key));
      const lost = new Set(glow.map((e) => e.dataset.key).filter((key) => !reached.has(key)));
      // The log goes on and on, and what was opened to be read may be long.
      const long = all(":root, .table :not(.ledger *, .reveal *, dialog, dialog *)")
        .filter(isScrolled)
        .map((e) => `${e.tagName}.${e.className}`);
      return [...[...lost].map((key) => `${key} cannot be reached`), ...long.map((name) => `${name} must be scrolled`)];
    },
    show: () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== unseen);
    },
    hide: () => {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((sheet) => sheet !== unseen), unseen];
    },
  };
  window.spied = spied;
  // Layout, styles and hits are as ever; but what nobody sees is not painted, which took half of a page's time.
  const unseen = new CSSStyleSheet();
  unseen.replaceSync(":root { opacity: 0 }");
  spied.hide();

  function answered(
    target: Worker | WebSocket,
    read: (data: unknown) => Reply,
    send: (ask: Ask) => void,
    name: string,
    args: readonly unknown[],
  ): Promise<unknown> {
    const id = ++last;
    return new Promise((resolve, reject) => {
      const hear = (event: Event): void => {
        const reply = read((event as MessageEvent).data);
        if (!("id" in reply) || reply.id !== id) return;
        target.removeEventListener("message", hear);
        if ("refused" in reply) reject(new Error(`${reply.refused.code}: ${reply.refused.message}`));
        else resolve(reply.value);
      };
      target.addEventListener("message", hear);
      send({ id, name: name as Ask["name"], args });
    });
  }

  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

  function isStill(): boolean {
    const { update } = spied;
    if (update === null || waiting.size > 0 || online.size > 0) return false;
    const table = document.querySelector(".table");
    if (table === null) return false;
    if (update.status.over) return document.querySelector(".verdict") !== null;
    const { opened } = spied;
    // Among others one waits for them.
    if (spied.socket !== null && !update.status.decision.seats.some(({ seat }) => opened?.own.includes(seat) ?? false))
      return true;
    if (update.handOver !== null) return document.querySelector(".over") !== null;
    if (update.thinking !== null && !spied.opened?.watching) return false;
    if (spied.opened?.watching === true) return true;
    // What may be done comes in piece by piece: it is to be seen, or there is a plate for it.
    return (
      table.matches("[data-deciding]") && document.querySelector(".legal, .here, .answers .choice, .more.lit") !== null
    );
  }

  function isScrolled(element: HTMLElement): boolean {
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    if (element === document.documentElement) return scrollWidth > clientWidth || scrollHeight > clientHeight;
    const [wide, high] = [scrollWidth > clientWidth + 1, scrollHeight > clientHeight + 1];
    return (scrolls(overflowX) && wide) || (scrolls(overflowY) && high);
  }

  /** A point of the element that a pointer would hit; things on rails are brought into sight. */
  function point(element: Element): { x: number; y: number } | null {
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94];
    for (const bring of [false, true]) {
      if (bring) element.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = element.getBoundingClientRect();
      for (const down of parts)
        for (const across of parts) {
          const [x, y] = [box.x + box.width * across, box.y + box.height * down];
          const hit = document.elementFromPoint(x, y);
          if (hit && (element.contains(hit) || hit.contains(element) === false) && hit.closest("button") === element)
            return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
        }
    }
    return null;
  }

  function targetOf(element: HTMLElement): Target[] {
    const at = point(element);
    const name = element.getAttribute("aria-label") ?? element.innerText;
    return at ? [{ key: element.dataset.key ?? "", name, ...at }] : [];
  }

  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
    spied.violations.push(`${violatedDirective} ${blockedURI} ${sample}`);
  });

  function hear(update: TableUpdate): void {
    spied.update = update;
    if (update.story.since === 0) spied.told.length = 0;
    spied.told.push(update);
  }

  /** Something came from whoever runs the matches: what was asked there is answered. */
  function note(data: Reply, open: Map<number, string>): void {
    if (keep) spied.heard.push(structuredClone(data));
    if ("push" in data) {
      if (data.push === "update") hear(data.args[0] as TableUpdate);
      return;
    }
    const name = open.get(data.id);
    open.delete(data.id);
    if (name === "open" && "value" in data) spied.opened = data.value as NonNullable<Spied["opened"]>;
  }
  function ask(message: Ask, open: Map<number, string>): void {
    spied.asked.push(message);
    // What is only told beforehand does not hold anything up.
    if (message.name !== "preview") open.set(message.id, message.name);
  }

  window.Worker = class extends Native {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      worker = this;
      this.addEventListener("message", ({ data }: MessageEvent<Reply>) => note(data, waiting));
    }
    override postMessage(message: unknown): void {
      ask(message as Ask, waiting);
      super.postMessage(message);
    }
  };
  window.WebSocket = class extends Line {
    constructor(address: string | URL) {
      super(address);
      online.clear();
      spied.socket = this;
      this.addEventListener("message", ({ data }) => note(JSON.parse(String(data)) as Reply, online));
      this.addEventListener("close", () => online.clear());
    }
    override send(text: string): void {
      ask(JSON.parse(text) as Ask, online);
      super.send(text);
    }
  };
}
