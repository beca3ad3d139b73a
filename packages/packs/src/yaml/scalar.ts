import { type Cursor, isBlank } from "./cursor.js";

const FLOW = ",[]{}";
/** No plain text begins with these. */
const INDICATORS = `${FLOW}#&*!|>'"%@\``;

/**
 * The line of plain text that stands there, to its end, to a comment or to the `:` behind a key. Inside of brackets
 * it ends at theirs as well.
 */
export function plainLine(c: Cursor, flow: boolean): string {
  const { text } = c;
  const began = c.at;
  let end = began;
  for (; c.at < text.length; c.at++) {
    const char = text[c.at];
    if (char === "\n") break;
    if (char === "#" && c.at > began && isBlank(text.charCodeAt(c.at - 1))) break;
    if (char === ":" && endsKey(c, c.at + 1, flow)) break;
    if (flow && FLOW.includes(char)) break;
    if (!isBlank(text.charCodeAt(c.at))) end = c.at + 1;
  }
  return text.slice(began, end);
}

/** Is a `:` a key's, with this behind it? */
export const endsKey = (c: Cursor, at: number, flow: boolean): boolean =>
  c.isGap(at) || (flow && FLOW.includes(c.text[at]));

/** Refuses what cannot begin plain text, saying what it would be in YAML. */
export function refuseIndicator(c: Cursor, flow: boolean): void {
  const { char } = c;
  if (char === "&" || char === "*")
    throw c.fault("anchors (&name) and aliases (*name) are not allowed in packs; write it out");
  if (char === "!") throw c.fault("tags (!name) are not allowed in packs; leave it out");
  if (char === "?" && endsKey(c, c.at + 1, flow))
    throw c.fault('keys behind "?" are not allowed in packs; write "key: value"');
  if (char === "-" && endsKey(c, c.at + 1, flow)) throw c.fault('a list with "-" begins on a line of its own');
  if (char === ":" && endsKey(c, c.at + 1, flow)) throw c.fault('a key is missing in front of ":"');
  if (INDICATORS.includes(char)) throw c.fault(`${JSON.stringify(char)} cannot stand here; quote the text`);
}

/** The plain text that has begun with `first`, with the lines that belong to it: those indented deeper than `indent`. */
export function plainText(c: Cursor, first: string, indent: number, flow: boolean): string {
  const lines = [first];
  while (c.lineEnds) {
    const here = c.mark();
    const line = c.fullLine();
    if (c.done || line.indented <= indent || c.char === "#" || (flow && FLOW.includes(c.char))) {
      c.back(here);
      break;
    }
    const began = c.at;
    const more = plainLine(c, flow);
    if (c.char === ":" && endsKey(c, c.at + 1, flow)) throw c.fault('": " begins a mapping; quote the text', began);
    lines.push(breaks(line.lines), more);
  }
  return lines.join("");
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ["0", "\0"],
  ["a", "\x07"],
  ["b", "\b"],
  ["e", "\x1b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["v", "\v"],
  ["N", "\x85"],
  ["_", "\xa0"],
  ["L", "\u2028"],
  ["P", "\u2029"],
  [" ", " "],
  ['"', '"'],
  ["/", "/"],
  ["\\", "\\"],
  ["\t", "\t"],
]);
const DIGITS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** Text in quotes, single or double. Its lines are joined by spaces, and must be indented deeper than `indent`. */
export function quoted(c: Cursor, indent: number): string {
  const quote = c.char;
  const opened = c.at;
  const parts: string[] = [];
  let from = ++c.at;
  for (;;) {
    if (c.done) throw c.fault("these quotes are never closed", opened);
    const { char } = c;
    if (char === quote) {
      parts.push(c.text.slice(from, c.at++));
      if (quote === '"' || c.char !== "'") return parts.join("");
      from = c.at++;
    } else if (char === "\\" && quote === '"') {
      parts.push(c.text.slice(from, c.at), escaped(c, indent));
      from = c.at;
    } else if (char === "\n") {
      let end = c.at;
      while (end > from && isBlank(c.text.charCodeAt(end - 1))) end--;
      parts.push(c.text.slice(from, end), nextLine(c, indent));
      from = c.at;
    } else c.at++;
  }
}

/** Goes to the next line of a text; what the lines' ends come to. */
function nextLine(c: Cursor, indent: number): string {
  const { indented, lines } = c.fullLine();
  if (!c.done && indented <= indent) throw c.fault("the lines of a text must be indented deeper than its key");
  return breaks(lines);
}

/** A line's end is a space; empty lines stay. */
const breaks = (lines: number): string => (lines > 1 ? "\n".repeat(lines - 1) : " ");

function escaped(c: Cursor, indent: number): string {
  const began = c.at;
  const letter = c.text.charAt(c.at + 1);
  const end = letter === "\n" ? 1 : letter === "\r" && c.text[c.at + 2] === "\n" ? 2 : 0;
  if (end > 0) {
    c.at += end;
    const joined = nextLine(c, indent);
    return joined === " " ? "" : joined;
  }
  const simple = ESCAPES.get(letter);
  c.at += 2;
  if (simple !== undefined) return simple;
  const digits = Object.hasOwn(DIGITS, letter) ? DIGITS[letter] : 0;
  const code = c.text.slice(c.at, c.at + digits);
  const point = /^[0-9a-fA-F]+$/.test(code) && code.length === digits ? Number.parseInt(code, 16) : -1;
  if (point < 0 || point > 0x10ffff)
    throw c.fault(`${JSON.stringify(c.text.slice(began, c.at))} is no escape; write "\\\\" for a backslash`, began);
  c.at += digits;
  return String.fromCodePoint(point);
}

/** The indented lines behind `|` or `>`. */
export function blockText(c: Cursor, indent: number): string {
  const folded = c.char === ">";
  const began = c.at++;
  const strip = c.char === "-";
  if (strip) c.at++;
  if (!c.isGap(c.at)) throw c.fault("only |, |-, > and >- may begin a text of several lines", began);
  c.blanks();
  if (!c.lineEnds) throw c.fault("a text of several lines begins on the next line");
  const lines = indentedLines(c, indent);
  const text = folded ? fold(lines) : lines.join("\n");
  return strip || text === "" ? text : `${text}\n`;
}

/** The lines indented deeper than that, without their indentation; the empty ones behind them are left out. */
function indentedLines(c: Cursor, indent: number): string[] {
  const lines: string[] = [];
  let own = -1;
  let full = 0;
  let deepest = 0;
  while (!c.done) {
    const here = c.mark();
    const column = c.newLine();
    let end = c.text.indexOf("\n", c.at);
    if (end < 0) end = c.text.length;
    const whole = c.text[end - 1] === "\r" && end > c.at ? end - 1 : end;
    const empty = whole === c.at;
    if (!empty && column <= (own < 0 ? indent : own - 1)) {
      c.back(here);
      break;
    }
    if (empty) deepest = own < 0 ? Math.max(deepest, column) : deepest;
    else if (own < 0) {
      own = column;
      if (deepest > own) throw c.fault("an empty line in front is indented deeper than the text");
    }
    lines.push(own < 0 ? "" : c.text.slice(c.line + own, whole));
    c.at = end;
    if (!empty) full = lines.length;
  }
  return lines.slice(0, full);
}

/** Lines become one, empty ones breaks; what is indented deeper stays as it is. */
function fold(lines: readonly string[]): string {
  const parts: string[] = [];
  let between = "";
  let deeper = false;
  for (const line of lines) {
    if (line === "") {
      if (between !== " ") parts.push("\n");
      else between = "\n";
    } else if (line[0] === " " || line[0] === "\t") {
      parts.push(between === " " ? "\n" : !deeper && between === "\n" ? "\n\n" : between, line);
      between = "\n";
      deeper = true;
    } else {
      parts.push(between, line);
      between = " ";
      deeper = false;
    }
  }
  return parts.join("");
}

/** What plain text means: null, true, a number, or itself. */
export function meaning(text: string): unknown {
  if (!/^[-+.~0-9tTfFnN]/.test(text)) return text === "" ? null : text;
  if (/^(~|null|Null|NULL)$/.test(text)) return null;
  if (/^(true|True|TRUE)$/.test(text)) return true;
  if (/^(false|False|FALSE)$/.test(text)) return false;
  if (/^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?$/.test(text) || /^0(o[0-7]+|x[0-9a-fA-F]+)$/.test(text))
    return Number(text);
  if (/^[-+]?\.(inf|Inf|INF)$/.test(text)) return text[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return /^\.(nan|NaN|NAN)$/.test(text) ? Number.NaN : text;
}
