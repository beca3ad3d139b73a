import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pageOf } from "../../../../scripts/serve.mjs";

const BUILT = fileURLToPath(new URL("../../../web/dist", import.meta.url));

/** The page as it was built last; null if it was not. */
export const builtPage = (): ReturnType<typeof pageOf> | null =>
  existsSync(join(BUILT, "index.html")) ? pageOf(BUILT) : null;
