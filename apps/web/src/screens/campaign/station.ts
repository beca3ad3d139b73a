/** How something on a map stands. */
export type StationState = "won" | "lost" | "open" | "underway" | "locked";

/** A match or a chapter on a map. */
export interface Station {
  readonly id: string;
  readonly name: string;
  /** How it stands, in words. */
  readonly said: string;
  readonly state: StationState;
}
