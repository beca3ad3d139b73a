import { pathToFileURL } from "node:url";
import type { Visiting } from "./visiting.js";

/** The engine of another commit, as it was bundled with our guest in it. */
export async function visitingFrom(file: string): Promise<Visiting> {
  const { visiting } = (await import(pathToFileURL(file).href)) as { visiting: Visiting };
  return visiting;
}
