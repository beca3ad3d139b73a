import type { Generated } from "kysely";

/** The tables about what people are told of while they are away. */
export interface NoticeSchema {
  /** The ways on which somebody is told. */
  readonly channels: {
    readonly id: string;
    readonly person: string;
    readonly kind: string;
    readonly address: string;
    /** What is sent there is encrypted for, or signed with. */
    readonly key: string;
    /** Whoever knows it may end it: it stands in every mail. */
    readonly stop: string;
    /** The session of the browser that is pushed to: it ends with that. Empty for others. */
    readonly session: string;
    readonly device: string;
    readonly language: string;
    readonly made: number;
    /** When its owner has said that it is theirs; null as long as nothing may be sent there. */
    readonly confirmed: number | null;
    /** What they are to say, known by a hash, and until when. */
    readonly code: string | null;
    readonly ends: number;
    /** How often it has failed, one after the other, and why nothing is sent there any more. */
    readonly failures: Generated<number>;
    readonly off: string | null;
  };
  /** What somebody would be told of, and when not; without a row of all, at any time. */
  readonly noticing: { readonly person: string; readonly kinds: string; readonly quiet: string | null };
  /** What somebody is to be told, once for each number: of a match, or of a table. */
  readonly notices: {
    readonly person: string;
    readonly kind: string;
    readonly thing: string;
    readonly number: number;
    readonly at: number;
    /** Not before then. Whoever sees to it moves it on first, so that nobody else does. */
    readonly due: number;
    readonly tries: Generated<number>;
    /** On which ways it has been told. */
    readonly told: Generated<string>;
    /** When it was seen to, or did not count any more. */
    readonly closed: number | null;
  };
  /** What a server has made for itself, once for all nodes. */
  readonly own: { readonly name: string; readonly value: string };
}
