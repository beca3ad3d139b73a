import type { Seat } from "@rifthall/kernel/ids";
import type { ClockView, Invitation, Seen, Somebody } from "@rifthall/service";
import type { Room } from "../online/table/room.svelte.ts";

const SECOND = 1_000;
/** With less than this part of their time left people are warned. */
const LITTLE = 0.1;

/** The others around a table: who looks, what they say, whether they play once more, and how long everybody has. */
export class Around {
  /** At which seats somebody looks now, where that is known. */
  present: readonly Seat[] | null = $state.raw(null);
  /** Who looks on besides. */
  watching: readonly Somebody[] = $state.raw([]);
  /** The table at which the same people may play once more, as soon as somebody asked. */
  again: Invitation | null = $state.raw(null);
  /** What is said at the table; null where nobody else can be there. */
  room: Room | null = $state.raw(null);
  clock: ClockView | null = $state.raw(null);
  /** When the clocks were told, and the moment they are drawn at, as the page counts. */
  private told = 0;
  private now = $state(0);

  time({ clock }: Pick<Seen, "clock">): void {
    this.clock = clock ?? null;
    this.told = performance.now();
    this.now = this.told;
  }

  /** What that seat has left, in ms. */
  left(seat: Seat): number {
    const { clock, now, told } = this;
    const left = clock?.left[seat] ?? 0;
    return clock?.running.includes(seat) ? Math.max(0, left - (now - told)) : left;
  }
  hasLittle(seat: Seat): boolean {
    const { clock } = this;
    if (!clock) return false;
    const { control } = clock;
    return this.left(seat) < LITTLE * (control.is === "live" ? control.base : control.each);
  }

  /** Did somebody have no time left, and lose by that? */
  get ranOut(): boolean {
    const { clock } = this;
    return clock?.control.end === "resigns" && clock.left.some((left) => left <= 0);
  }

  /** Clocks go, one step a second and just then, until the function given back is called. */
  run(): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const { clock } = this;
      const [first] = clock?.running ?? [];
      const left = clock && first !== undefined ? (clock.left[first] ?? 0) - (performance.now() - this.told) : 0;
      timer = setTimeout(
        () => {
          this.now = performance.now();
          wait();
        },
        left > 0 ? left % SECOND || SECOND : SECOND,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }
}
