export const policy: string;

export interface Served {
  readonly port: number;
  readonly address: string;
  load(folder: string): void;
  close(): Promise<void>;
}

export function serve(
  folder: string,
  how?: {
    readonly port?: number;
    readonly under?: string;
    readonly taken?: (port: number, next: number) => void;
  },
): Promise<Served>;

/** A built page for a server of whoever's: answers a request with one of its files, or says that there is none. */
export function pageOf(
  folder: string,
): (request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => void;
