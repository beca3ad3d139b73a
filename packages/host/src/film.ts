import type { Wire } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { Scene } from "@rifthall/kernel/view";
import { type Change, changed, changeOf } from "./change.js";

/** A table as somebody sees it at one moment, and how the match stands in it. */
export interface Picture<W extends Wire = Wire> {
  readonly view: W["scene"]["standing"];
  readonly scene: W["scene"];
}
export const pictureOf = <W extends Wire>(scene: W["scene"]): Picture<W> => ({ view: scene.standing, scene });

/** The table as each of those sees it who are filmed for. */
export type Shot = ReadonlyMap<Seat, Scene>;

/** What older moments changed is not kept. */
const KEPT = 400;

/** How the table looked to one reader from some moment on: whole there, and after it what each moment changed. */
class Reel {
  private readonly changes: (Change | null)[] = [];
  private last: Scene;

  constructor(
    private first: number,
    private base: Scene,
  ) {
    this.last = base;
  }

  add(scene: Scene | undefined): void {
    this.changes.push(scene === undefined ? null : (changeOf(this.last, scene) ?? null));
    if (scene !== undefined) this.last = scene;
    if (this.changes.length <= KEPT) return;
    this.base = this.after(1);
    this.changes.shift();
    this.first++;
  }

  /** The first moment that it shows. */
  get from(): number {
    return this.first;
  }
  changesSince(moment: number): readonly (Change | null)[] {
    return this.changes.slice(moment - this.first);
  }
  sceneAt(moment: number): Scene {
    return this.after(moment - this.first);
  }
  private after(moments: number): Scene {
    const through = this.changes.slice(0, moments);
    return through.reduce((scene, change) => (change === null ? scene : (changed(scene, change) as Scene)), this.base);
  }
}

/** What those are shown who are filmed for, moment by moment. */
export class Film {
  private readonly reels = new Map<Seat, Reel>();
  private length = 0;

  /** From now on it is these who watch. */
  watch(watchers: readonly Seat[], see: (seat: Seat) => Scene): void {
    for (const seat of this.reels.keys()) if (!watchers.includes(seat)) this.reels.delete(seat);
    for (const seat of watchers) if (!this.reels.has(seat)) this.reels.set(seat, new Reel(this.length, see(seat)));
  }
  get watchers(): readonly Seat[] {
    return [...this.reels.keys()];
  }

  /** A moment; without a shot nothing moved. */
  add(shot?: Shot): void {
    this.length++;
    for (const [seat, reel] of this.reels) reel.add(shot?.get(seat));
  }

  /** What that reader can be shown again. */
  of(reader: Seat): Pick<Reel, "from" | "changesSince" | "sceneAt"> | undefined {
    return this.reels.get(reader);
  }
}
