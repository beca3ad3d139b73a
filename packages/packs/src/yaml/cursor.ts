import { Fault } from "./fault.js";

/** A place in a text that only moves forward, so that reading takes time in proportion to the text. */
export class Cursor {
  at: number;
  /** Where the line began. */
  line: number;
  /** Has the document begun? */
  begun = false;

  constructor(readonly text: string) {
    this.at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
    this.line = this.at;
    this.refuseMarker();
  }

  get column(): number {
    return this.at - this.line;
  }
  get done(): boolean {
    return this.at >= this.text.length;
  }
  /** The character there; empty at the end of the text. */
  get char(): string {
    return this.text.charAt(this.at);
  }

  fault(message: string, at = this.at): Fault {
    return new Fault(at, message);
  }

  mark(): { readonly at: number; readonly line: number } {
    return { at: this.at, line: this.line };
  }
  back({ at, line }: { readonly at: number; readonly line: number }): void {
    this.at = at;
    this.line = line;
  }

  /** Is there no character, or a blank, or a line's end? */
  isGap(at: number): boolean {
    return at < 0 || at >= this.text.length || isBlank(this.text.charCodeAt(at)) || this.text[at] === "\n";
  }

  /** Goes over blanks, and over a comment if one stands there. What follows is the end of the line, or something. */
  blanks(): void {
    while (isBlank(this.text.charCodeAt(this.at))) this.at++;
    if (this.char !== "#" || !this.isGap(this.at - 1)) return;
    const end = this.text.indexOf("\n", this.at);
    this.at = end < 0 ? this.text.length : end;
  }

  get lineEnds(): boolean {
    return this.done || this.char === "\n";
  }

  /** Begins the next line; how far it is indented, which only spaces can do. */
  newLine(): number {
    this.at++;
    this.line = this.at;
    this.refuseMarker();
    while (this.char === " ") this.at++;
    return this.column;
  }

  /** Goes to the next line with anything on it; how far that is indented, and how many lines it took. */
  fullLine(): { readonly indented: number; readonly lines: number } {
    let lines = 0;
    let indented = 0;
    for (; this.char === "\n"; lines++) {
      indented = this.newLine();
      while (isBlank(this.text.charCodeAt(this.at))) this.at++;
    }
    return { indented, lines };
  }

  /** Goes over blanks, comments and empty lines to what comes next. Inside of brackets tabs may stand in front of it. */
  gap(tabs = false): void {
    let fresh = this.at === this.line;
    for (;;) {
      while (fresh && this.char === " ") this.at++;
      const indented = this.at;
      this.blanks();
      if (fresh && !tabs && this.at > indented && !this.lineEnds)
        throw this.fault("a tab cannot indent; use spaces", indented);
      if (this.char !== "\n") return;
      this.newLine();
      fresh = true;
    }
  }

  /** "---" may stand in front of the document; a second one, or an end, is refused. */
  private refuseMarker(): void {
    const { text, at } = this;
    const mark = text[at] === "-" ? "---" : text[at] === "." ? "..." : null;
    if (mark === null || !text.startsWith(mark, at) || !this.isGap(at + 3)) return;
    if (this.begun || mark === "...") throw this.fault(`a pack is one document; leave "${mark}" out`);
    this.begun = true;
    this.at += 3;
    this.blanks();
    if (!this.lineEnds) throw this.fault('nothing can stand behind "---"');
  }
}

/** A carriage return counts as a blank: it stands in front of a line's end. */
export const isBlank = (code: number): boolean => code === 0x20 || code === 0x09 || code === 0x0d;
