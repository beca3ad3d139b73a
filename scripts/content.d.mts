interface Written {
  readonly path: string;
  readonly text: string;
}
export function data(): Written[];
export function texts(): Written[];
export function write(files: readonly Written[]): void;
