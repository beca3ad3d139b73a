import type { Language } from "@rifthall/kernel/game";
import { checkPack, type Finding, packSchema } from "@rifthall/packs";
import { findGame } from "../play/opening.js";
import { readText } from "../record.js";
import type { Terminal } from "../terminal.js";
import { textsOf } from "../text/index.js";

/** Checks packs: everything found is told as `file:line:column path: message`, which editors can jump to. */
export function packsCheck(terminal: Terminal, language: Language, files: readonly string[]): number {
  const texts = textsOf(language);
  const { paint } = terminal;
  let code = 0;
  for (const file of files) {
    const { problems, warnings } = checkPack(readText(file, texts), file);
    for (const problem of problems) terminal.print(`${paint.hurt(texts.error)} ${found(problem)}`);
    for (const warning of warnings) terminal.print(`${paint.key(texts.warning)} ${found(warning)}`);
    if (problems.length > 0) code = 1;
    else terminal.print(paint.good(texts.packFine(file)));
  }
  return code;
}

const found = ({ file, line, column, path, message }: Finding): string =>
  `${file}:${line}:${column}${path === "" ? "" : ` ${path}`}: ${message}`;

export function packsSchema(terminal: Terminal, id: string): number {
  terminal.print(JSON.stringify(packSchema(findGame(id).id)));
  return 0;
}
