import { closeSync, openSync, readSync } from "node:fs";

/** More than the longest record with all its packs. Whatever is longer is nothing of ours, and a device may have no end. */
const MOST_MEGABYTES = 16;
const MOST = MOST_MEGABYTES * 1_000_000;
const CHUNK = 65_536;

/** There is more to read than anything of ours has. */
export class TooLong extends Error {
  readonly megabytes = MOST_MEGABYTES;
  constructor() {
    super(`longer than ${MOST_MEGABYTES} MB`);
  }
}

/** What a file says, be it a regular one, a pipe or a device; longer ones are given up. */
export function readBounded(file: string): string {
  const handle = openSync(file, "r");
  try {
    const bounded = new Bounded();
    const chunk = Buffer.alloc(CHUNK);
    for (let n = readSync(handle, chunk); n > 0; n = readSync(handle, chunk)) bounded.add(chunk.subarray(0, n));
    return bounded.text();
  } finally {
    closeSync(handle);
  }
}

/** Gathers what is read, up to that bound. */
export class Bounded {
  private readonly parts: Uint8Array[] = [];
  private size = 0;

  add(part: Uint8Array): void {
    this.size += part.length;
    if (this.size > MOST) throw new TooLong();
    this.parts.push(Uint8Array.from(part));
  }

  text(): string {
    return Buffer.concat(this.parts).toString("utf8");
  }
}
