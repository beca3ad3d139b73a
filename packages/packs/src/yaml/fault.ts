/** Where a text is no longer YAML as packs are written in it. Reading stops there. */
export class Fault extends Error {
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}
