import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";

export type Path = readonly (string | number)[];

/** A pack's text as a value, with the place of each of its parts. */
export interface Source {
  readonly value: unknown;
  place(path: Path): { line: number; column: number };
  readonly problems: readonly { readonly offset: number; readonly message: string }[];
  at(offset: number): { line: number; column: number };
}

/** Reads YAML, of which JSON is a part. Aliases are refused: they make small files huge. */
export function readSource(text: string): Source {
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines, uniqueKeys: true, stringKeys: true, logLevel: "silent" });
  const problems = doc.errors.map((e) => ({ offset: e.pos[0], message: firstLine(e.message) }));
  const alias = findAlias(doc.contents, 0);
  if (alias)
    problems.push({ offset: alias.range?.[0] ?? 0, message: "aliases (*name) are not allowed in packs; write it out" });
  const at = (offset: number): { line: number; column: number } => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const place = (path: Path): { line: number; column: number } => {
    let node: unknown = doc.contents;
    let offset = isNode(doc.contents) ? (doc.contents.range?.[0] ?? 0) : 0;
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && item.key.value === step);
        if (!pair) break;
        offset = isNode(pair.key) ? (pair.key.range?.[0] ?? offset) : offset;
        node = pair.value;
      } else if (isSeq(node) && typeof step === "number") {
        node = node.items[step];
        if (isNode(node)) offset = node.range?.[0] ?? offset;
      } else break;
    }
    return at(offset);
  };
  return { value: problems.length > 0 ? undefined : doc.toJS({ maxAliasCount: 0 }), place, problems, at };
}

const firstLine = (message: string): string =>
  (message.split("\n")[0] ?? message).replace(/ at line \d+, column \d+:?$/, "");

function findAlias(node: unknown, depth: number): Node | null {
  if (isAlias(node)) return node;
  if (depth > 60) return null;
  if (isMap(node))
    for (const item of node.items) {
      const found = findAlias(item.key, depth + 1) ?? findAlias(item.value, depth + 1);
      if (found) return found;
    }
  if (isSeq(node))
    for (const item of node.items) {
      const found = findAlias(item, depth + 1);
      if (found) return found;
    }
  return null;
}
