/** Whether a private Redis can be started on this machine. */
export function hasRedis(): boolean;

/** One Redis of its own, which keeps nothing: it may be killed and started again. */
export class PrivateRedis {
  static start(): Promise<PrivateRedis>;
  readonly port: number;
  /** The address of one of its databases. */
  url(database?: number): string;
  start(): Promise<void>;
  end(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
  restart(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
  close(): Promise<void>;
}
