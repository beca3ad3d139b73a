import { fieldAt } from "@rifthall/games/neverrift/facts";
import { centre, padEnd } from "../../paint.js";
import { cell, type Rows } from "./cell.js";
import { wordsOf } from "./text.js";
import { cardOn, fieldsIn } from "./view.js";
import type { Sight } from "./wire.js";

/** How fields are drawn: so many lines, with a rule between rows or without. */
export interface Plan {
  readonly rows: Rows;
  readonly isRuled: boolean;
}

const MARGIN = 2;
const WIDEST = 24;

/** The battleground, rows numbered and columns lettered; fields that can be chosen now stand in brackets. */
export function grid(sight: Sight, plan: Plan): string[] {
  const { paint, width, scene } = sight;
  const columns = Math.min(WIDEST, Math.floor((width - 1 - MARGIN - 1) / scene.columns) - 1);
  const open = chosen(sight);
  const margin = " ".repeat(MARGIN);
  const lines = Array.from({ length: scene.rows }, (_, y) => {
    const fields = Array.from({ length: scene.columns }, (_, x) => fieldAt(x, y));
    const isTarget = (field: string): boolean => open.has(field) && cardOn(sight, field) !== undefined;
    const cells = fields.map((field) => cell(sight, field, columns, plan.rows, open.has(field)));
    const rule = y === 0 ? "┌┬┐" : "├┼┤";
    const above =
      plan.isRuled || y === 0
        ? [
            margin +
              ruled(
                sight,
                rule,
                columns,
                fields.map((f) => (isTarget(f) ? f : "")),
              ),
          ]
        : [];
    const body = Array.from({ length: plan.rows }, (_, line) => {
      const head = line === (plan.rows - 1) >> 1 ? paint.bold(padEnd(String(y + 1), MARGIN)) : margin;
      // Without rules there is no other place to mark what can be chosen.
      const bar = (field: string): string =>
        !plan.isRuled && y > 0 && isTarget(field) ? paint.key("▸") : paint.dim("│");
      return head + cells.map((lines, x) => bar(fields[x] ?? "") + lines[line]).join("") + paint.dim("│");
    });
    return [...above, ...body];
  });
  const letters = Array.from({ length: scene.columns }, (_, x) => centre(fieldAt(x, 0).charAt(0), columns)).join(" ");
  return [`${margin} ${paint.bold(letters)}`.trimEnd(), ...lines.flat(), margin + foot(sight, columns)];
}

/** A line between rows; into it goes the name of a card's field below it that can be chosen. */
function ruled({ paint }: Sight, [l, m, r]: string, columns: number, names: readonly string[]): string {
  const parts = names.map((name) => {
    if (name === "") return paint.dim("─".repeat(columns));
    return paint.dim("─") + paint.key(`[${name}]`) + paint.dim("─".repeat(columns - name.length - 3));
  });
  return paint.dim(l) + parts.join(paint.dim(m)) + paint.dim(r);
}

/** The lowest line says how many fields are left: with the last one it ends. */
function foot(sight: Sight, columns: number): string {
  const { paint, language, scene } = sight;
  const left = fieldsIn(sight).filter((field) => cardOn(sight, field) === undefined).length;
  const said = ` ${wordsOf(language).fieldsLeft(left)} `;
  const line = `└${Array.from({ length: scene.columns }, () => "─".repeat(columns)).join("┴")}┘`;
  const before = line.length - said.length - 2;
  return paint.dim(line.slice(0, before)) + said + paint.dim(line.slice(before + said.length));
}

/** The fields that some answer names now. */
function chosen({ choices }: Sight): ReadonlySet<string> {
  return new Set(choices.flatMap((option) => ("field" in option ? [option.field] : [])));
}
