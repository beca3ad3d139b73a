import { inPostgres, inRedis, type Kind, type Place } from "@rifthall/queue";
import { lineTo } from "../store/postgres.js";

const ERRANDS = { name: "errands", atOnce: 16 } as const satisfies Omit<Kind, "space">;

/** In the database's own tables, beside ours. Nothing there is waited for: the database knows all of it. */
export const errandsInPostgres = (url: string): Promise<Place> =>
  inPostgres(lineTo(url, false), { ...ERRANDS, space: "rifthall_jobs" });

export const errandsInRedis = (url: string): Promise<Place> => inRedis(url, { ...ERRANDS, space: "rifthall" });
