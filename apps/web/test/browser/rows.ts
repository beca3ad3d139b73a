import type { Wish } from "@rifthall/service";
import { MATCHES } from "./player.ts";
import type { Visitor } from "./rifthall.ts";

/** A kept match as it lies in the browser. */
type Row = Readonly<Record<string, unknown>> & { readonly record: Readonly<Record<string, unknown>> };

/** What the browser keeps; with a row, that is put there first, as if it had been there before. */
export const rows = ({ page }: Visitor, ...put: readonly unknown[]): Promise<readonly Row[]> =>
  page.evaluate(
    (given) =>
      new Promise<Row[]>((resolve, reject) => {
        const request = indexedDB.open("rifthall", 1);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const matches = request.result.transaction("matches", "readwrite").objectStore("matches");
          for (const row of given) matches.put(row);
          const all = matches.getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result);
          };
        };
      }),
    put,
  );

/** A match as this page keeps it, begun by a visitor. */
export async function begun(visitor: Visitor): Promise<Row> {
  await visitor.ask("start", MATCHES.riftforce as Wish);
  const [row] = await rows(visitor);
  if (!row) throw new Error("nothing was kept");
  return row;
}
