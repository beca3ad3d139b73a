import { isIP } from "node:net";
import { hostname } from "node:os";

/**
 * Under which names this server is spoken to. An address by numbers cannot be another's site, and `localhost` is this
 * machine; any other name has to be given, or some site could give us its own and speak with a visitor's cookie.
 */
export class Names {
  private readonly known: ReadonlySet<string>;
  private readonly origins: ReadonlySet<string>;

  constructor(origins: readonly string[]) {
    this.origins = new Set(origins);
    const own = hostname().toLowerCase();
    this.known = new Set(["localhost", own, `${own}.local`, ...origins.map((origin) => new URL(origin).hostname)]);
  }

  isOurs(host: string | undefined): boolean {
    const name = nameOf(host);
    return name !== null && (isIP(name.replace(/^\[|\]$/g, "")) !== 0 || this.known.has(name));
  }

  /** Whether a page of ours asks: one that was loaded from where it asks. */
  isFrom(origin: string | undefined, host: string | undefined): boolean {
    if (origin === undefined || !this.isOurs(host)) return false;
    return this.origins.has(origin) || origin === `http://${host?.toLowerCase()}`;
  }

  /** Whether that page came over TLS: then its cookie goes nowhere else. */
  isSecure(origin: string | undefined, host: string | undefined): boolean {
    return origin?.startsWith("https://") ?? this.origins.has(`https://${host?.toLowerCase()}`);
  }
}

function nameOf(host: string | undefined): string | null {
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return null;
  }
}
