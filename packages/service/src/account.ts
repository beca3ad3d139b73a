/** What a page and a server say to each other of who somebody is. It goes over HTTP, since cookies do. */

/** As whom one is known: others see the name with a number behind it where another one looks like it. */
export interface Me {
  readonly who: string;
  readonly name: string;
}

/** Why somebody is kept out, and until when; null for good. */
export interface KeptOut {
  readonly until: number | null;
  readonly reason: string;
}

/** What there is of how one is known again. */
export interface Account {
  readonly me: Me;
  /** The name without the number. */
  readonly name: string;
  /** Where one is signed in, the browser seen last first. */
  readonly devices: readonly {
    readonly id: string;
    readonly device: string;
    readonly used: number;
    readonly here: boolean;
  }[];
  readonly passkeys: readonly {
    readonly id: string;
    readonly device: string;
    readonly place: string;
    readonly made: number;
    readonly used: number;
  }[];
  /** When the code was made that lets one in elsewhere; null where there is none. */
  readonly recovery: number | null;
  /** Whether passkeys are to be had under the address that the page came from. */
  readonly hasPasskeys: boolean;
}
