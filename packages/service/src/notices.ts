/** What a page and a server say to each other of what people are told of while they are away. It goes over HTTP. */

/** One is asked in a match; somebody asks one over to a table, or to play once more; a match of one's has ended by time. */
export const NOTICES = ["turn", "invited", "time"] as const;
export type NoticeKind = (typeof NOTICES)[number];

/** By mail, by the browser itself, or to an address of one's own that programs read. */
export type ChannelKind = "mail" | "push" | "webhook";

/** From when to when nothing is said, in minutes of the day; in the time of that zone, an IANA name or an offset like +05:30. */
export interface Quiet {
  readonly from: number;
  readonly to: number;
  readonly zone: string;
}

/** A way on which one is told. */
export interface Channel {
  readonly id: string;
  readonly kind: ChannelKind;
  /** The mail's or the webhook's address; of a browser what it is called. */
  readonly name: string;
  readonly made: number;
  /** The browser that asks is the one. */
  readonly here: boolean;
  /** Nothing is sent there before its owner has said that it is theirs. */
  readonly confirmed: boolean;
  /** Why nothing is sent there any more: it failed again and again. */
  readonly off: string | null;
}

/** Which ways this server has. */
export interface Ways {
  readonly mail: boolean;
  readonly webhook: boolean;
  /** By which key browsers know the server that pushes. */
  readonly push: string;
}

/** What somebody would be told of, how, and when not. */
export interface Notices {
  readonly ways: Ways;
  readonly about: readonly NoticeKind[];
  readonly quiet: Quiet | null;
  readonly channels: readonly Channel[];
}

/** A way that was made just now: what whoever reads a webhook checks its signature with is told once. */
export interface Made {
  readonly notices: Notices;
  readonly secret: string | null;
}

/** What a browser is pushed, to show it. `link` leads to a place of the page. */
export interface Pushed {
  readonly title: string;
  readonly body: string;
  /** One of the same name takes the place of what was shown before. */
  readonly tag: string;
  readonly link: string;
}
