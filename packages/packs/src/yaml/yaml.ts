import type { Bounds } from "../bounds.js";
import { Cursor } from "./cursor.js";
import { blockText, endsKey, meaning, plainLine, plainText, quoted, refuseIndicator } from "./scalar.js";

/** What YAML says. */
const LONGEST_KEY = 1024;
const isQuote = (char: string): boolean => char === '"' || char === "'";

export type Places = ReadonlyMap<object, ReadonlyMap<string | number, number>>;

/**
 * Reads the part of YAML that packs are written in, JSON included: one document of mappings, lists and texts, without
 * tags, anchors and aliases. Whatever it takes means what it means in YAML; the first thing it does not take is thrown
 * as a `Fault`. Time and memory grow with the text and no faster, which no parser of all YAML promises.
 */
export function readYaml(text: string, bounds: Bounds): { value: unknown; places: Places } {
  const reader = new Reader(text, bounds);
  return { value: reader.document(), places: reader.places };
}

class Reader {
  /** Where the keys of a mapping and the entries of a list stand. */
  readonly places = new Map<object, Map<string | number, number>>();
  private readonly c: Cursor;
  private depth = 0;
  private values = 0;

  constructor(
    text: string,
    private readonly bounds: Bounds,
  ) {
    this.c = new Cursor(text);
  }

  document(): unknown {
    const { c } = this;
    c.gap();
    c.begun = true;
    if (c.done) return null;
    const value = this.node(-1);
    if (!c.done)
      throw c.fault(
        c.column > 0 ? "this line is indented otherwise than those it belongs to" : "nothing can follow here",
      );
    return value;
  }

  /** What stands there, on its own line or behind a "-": a list, a mapping or a text, indented deeper than that. */
  private node(indent: number): unknown {
    const { c } = this;
    if (c.char === "-" && c.isGap(c.at + 1)) return this.list(c.column);
    if ("[{|>".includes(c.char)) return this.ended(this.value(indent));
    const { at, line, column } = c;
    const word = this.word(indent);
    if (this.isKey(line)) return this.mapping(column, word, at);
    return this.ended(isQuote(c.text[at]) ? word : meaning(plainText(c, word, indent, false)));
  }

  /** What may turn out to be a key: text in quotes, or plain text to the end of its line. */
  private word(indent: number): string {
    const { c } = this;
    if (!isQuote(c.char)) {
      refuseIndicator(c, false);
      return plainLine(c, false);
    }
    const text = quoted(c, indent);
    c.blanks();
    return text;
  }

  /** Is there a ":" behind a word that began on that line? */
  private isKey(line: number): boolean {
    const { c } = this;
    return c.char === ":" && endsKey(c, c.at + 1, false) && c.line === line;
  }

  /** A value on the line of its key, or brackets or a text anywhere. */
  private value(indent: number): unknown {
    const { c } = this;
    if (c.char === "[" || c.char === "{") return this.flow(indent);
    if (c.char === "|" || c.char === ">") return blockText(c, indent);
    if (isQuote(c.char)) return quoted(c, indent);
    refuseIndicator(c, false);
    const text = plainText(c, plainLine(c, false), indent, false);
    if (c.char === ":")
      throw c.fault('a second ": " on this line; put the mapping on lines of its own, or quote the text');
    return meaning(text);
  }

  /** Nothing else may stand on the line of a value; goes on to what comes next. */
  private ended<T>(value: T): T {
    const { c } = this;
    c.blanks();
    if (!c.lineEnds)
      throw c.fault(
        c.char === ":" ? 'a key is a word on one line with ": " behind it' : "nothing can follow on this line",
      );
    c.gap();
    return value;
  }

  private list(column: number): unknown[] {
    const { c } = this;
    this.deeper();
    const list: unknown[] = [];
    const places = new Map<number, number>();
    while (!c.done && c.column === column && c.char === "-" && c.isGap(c.at + 1)) {
      const { at } = c;
      this.count();
      c.at++;
      c.gap();
      if (c.text.charAt(at + 1) === "\t") throw c.fault("a tab cannot indent; use spaces", at + 1);
      const empty = c.done || c.column <= column;
      places.set(list.length, empty ? at : c.at);
      list.push(empty ? null : this.node(column));
    }
    this.level(column);
    return this.made(list, places);
  }

  private mapping(column: number, first: string, begun: number): object {
    const { c } = this;
    this.deeper();
    const entries = new Map<string, unknown>();
    const places = new Map<string, number>();
    let key = first;
    let at = begun;
    for (;;) {
      this.note(places, key, at);
      c.at++;
      entries.set(key, this.below(column));
      if (c.done || c.column !== column) break;
      const { line } = c;
      at = c.at;
      if ("[{|>-".includes(c.char) && (c.char !== "-" || c.isGap(at + 1)))
        throw c.fault('"key: value" is expected here');
      key = this.word(column);
      if (!this.isKey(line)) throw c.fault('"key: value" is expected here', at);
    }
    this.level(column);
    return this.made(Object.fromEntries(entries), places);
  }

  /** What belongs to a key: on its line, or on those below it. */
  private below(column: number): unknown {
    const { c } = this;
    c.blanks();
    if (!c.lineEnds) return this.ended(this.value(column));
    c.gap();
    if (c.done || c.column < column) return null;
    if (c.column > column) return this.node(column);
    return c.char === "-" && c.isGap(c.at + 1) ? this.list(column) : null;
  }

  /** What follows belongs to something that is indented less, or stands beside it. */
  private level(column: number): void {
    const { c } = this;
    if (!c.done && c.column > column) throw c.fault("this line is indented otherwise than those it belongs to");
    this.depth--;
  }

  private flow(indent: number): unknown {
    this.deeper();
    const made = this.c.char === "[" ? this.flowList(indent) : this.flowMapping(indent);
    this.depth--;
    return made;
  }

  private flowList(indent: number): unknown[] {
    const { c } = this;
    const opened = c.at++;
    const list: unknown[] = [];
    const places = new Map<number, number>();
    while (this.flowGap(indent, opened) !== "]") {
      this.count();
      places.set(list.length, c.at);
      list.push(this.flowValue(indent));
      if (this.flowGap(indent, opened) === ":") throw c.fault("a mapping in a list stands in braces: [{ key: value }]");
      this.comma("]", opened);
    }
    c.at++;
    return this.made(list, places);
  }

  private flowMapping(indent: number): object {
    const { c } = this;
    const opened = c.at++;
    const entries = new Map<string, unknown>();
    const places = new Map<string, number>();
    while (this.flowGap(indent, opened) !== "}") {
      const { at, line } = c;
      const isQuoted = isQuote(c.char);
      if (!isQuoted) refuseIndicator(c, true);
      const key = isQuoted ? quoted(c, indent) : plainLine(c, true);
      if (c.line !== line) throw c.fault("a key is a word on one line", at);
      this.note(places, key, at);
      let value: unknown = null;
      if (this.flowGap(indent, opened) === ":" && (isQuoted || endsKey(c, c.at + 1, true))) {
        if (c.line !== line) throw c.fault('a key and its ":" stand on one line', at);
        c.at++;
        const next = this.flowGap(indent, opened);
        if (next !== "," && next !== "}") value = this.flowValue(indent);
      }
      entries.set(key, value);
      this.flowGap(indent, opened);
      this.comma("}", opened);
    }
    c.at++;
    return this.made(Object.fromEntries(entries), places);
  }

  private flowValue(indent: number): unknown {
    const { c } = this;
    if (c.char === "[" || c.char === "{") return this.flow(indent);
    if (isQuote(c.char)) return quoted(c, indent);
    refuseIndicator(c, true);
    return meaning(plainText(c, plainLine(c, true), indent, true));
  }

  /** Goes to the next thing inside of brackets; what it begins with. */
  private flowGap(indent: number, opened: number): string {
    const { c } = this;
    const { line } = c;
    c.gap(true);
    if (c.done) throw c.fault("this bracket is never closed", opened);
    if (c.line !== line && c.column <= indent)
      throw c.fault("lines inside of brackets must be indented deeper than their key");
    return c.char;
  }

  private comma(close: string, opened: number): void {
    const { c } = this;
    if (c.char === ",") c.at++;
    else if (c.char !== close) throw c.fault(`"," or "${close}" is expected here`, c.done ? opened : c.at);
  }

  private note(places: Map<string, number>, key: string, at: number): void {
    if (key.length > LONGEST_KEY) throw this.c.fault(`a key has at most ${LONGEST_KEY} characters`, at);
    if (places.has(key)) throw this.c.fault("this key stands there twice", at);
    places.set(key, at);
    this.count();
  }

  private count(): void {
    const { values } = this.bounds;
    if (++this.values > values) throw this.c.fault(`too many values; a pack has at most ${values}`);
  }

  private deeper(): void {
    const { nesting } = this.bounds;
    if (++this.depth > nesting) throw this.c.fault(`nested deeper than ${nesting}`);
  }

  private made<T extends object>(value: T, places: Map<string | number, number>): T {
    this.places.set(value, places);
    return value;
  }
}
