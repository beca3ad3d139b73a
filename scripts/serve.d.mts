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
