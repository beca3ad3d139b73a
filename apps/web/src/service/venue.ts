import type { Remote } from "@rifthall/service";
import type * as company from "../online/table/company.ts";

/** How a line is: being laid for the first time, there, or broken and tried again. */
export type LineState = "coming" | "here" | "away";

/** What stands beside a table among others: who sits there, how long they have, and what they say. */
export type Company = typeof company;

/** Where a match is played, if not in this page: at the server, among others. */
export interface Venue {
  readonly remote: Remote;
  readonly line: LineState;
  company(): Promise<Company>;
  /** Tries a broken line again at once. */
  wake(): void;
  /** Listens for a line that is back, until the function given back is called: what was open there has to be opened again. */
  onBack(listener: () => void): () => void;
}
