import { buildHash } from "@rifthall/lab";
import { inPostgres, inRedis, type Kind, type Place } from "@rifthall/queue";
import { BadUsage } from "../failure.js";

/** Beside whatever else lies at that address. */
const SPACE = "rifthall_lab";

/** Where several machines find what is to be played: what belongs to which experiment, and the matches. */
export interface Places {
  readonly plans: Place;
  readonly matches: Place;
  /** Whoever has another build finds nothing there: it might play otherwise. */
  readonly build: string;
}

/** At the address of a PostgreSQL or of a Redis; `atOnce` is how many tasks a worker has at a time. */
export async function placesAt(address: string, atOnce: number): Promise<Places> {
  const { protocol = "" } = URL.canParse(address) ? new URL(address) : {};
  const build = buildHash();
  const kinds = ["plans", "matches"].map((name): Kind => ({ name: `${name}-${build}`, space: SPACE, atOnce }));
  const open = (kind: Kind): Promise<Place> => {
    if (/^rediss?:$/.test(protocol)) return inRedis(address, kind);
    if (/^postgres(ql)?:$/.test(protocol)) return inPostgres({ connectionString: address }, kind);
    throw new BadUsage(`--queue ${address}: is like postgres://user:word@machine:5432/name or redis://machine:6379/0`);
  };
  const [plans, matches] = await Promise.all(kinds.map(open));
  if (!plans || !matches) throw new Error("there are two of them");
  return { plans, matches, build };
}
