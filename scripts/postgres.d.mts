/** Whether a private PostgreSQL can be started on this machine. */
export function hasPostgres(): boolean;

/** One PostgreSQL of its own: it may be killed and started again, and keeps what was committed. */
export class PrivatePostgres {
  static start(settings?: Readonly<Record<string, string | number>>): Promise<PrivatePostgres>;
  readonly port: number;
  /** The address of one of its databases. */
  url(database?: string): string;
  start(): Promise<void>;
  end(signal: "SIGKILL" | "SIGINT"): Promise<void>;
  restart(signal: "SIGKILL" | "SIGINT"): Promise<void>;
  close(): Promise<void>;
}
