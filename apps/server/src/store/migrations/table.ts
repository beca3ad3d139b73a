import type { Kysely } from "kysely";
import { kindOf } from "../kind.js";
import { KEYED, WHOLE } from "./column.js";

/** What a column holds; those with a question mark may hold nothing, those with `=` hold that where nobody says. */
type Column = `${"text" | "whole"}${"" | "?" | `=${string}`}`;

/** Lays a table. */
export const tableIn =
  (db: Kysely<unknown>) =>
  async (name: string, key: readonly string[], columns: Readonly<Record<string, Column>>): Promise<void> => {
    const kind = kindOf(db);
    let laid = db.schema.createTable(name);
    for (const [column, what] of Object.entries(columns)) {
      const [, type, rest = ""] = /^(text|whole)(.*)$/.exec(what) ?? [];
      const usual = type === "text" ? rest.slice(1) : Number(rest.slice(1));
      laid = laid.addColumn(column, type === "text" ? "text" : WHOLE[kind], (made) => {
        if (rest === "?") return made;
        return rest.startsWith("=") ? made.notNull().defaultTo(usual) : made.notNull();
      });
    }
    await laid
      .addPrimaryKeyConstraint(`${name}_key`, key as never[])
      .modifyEnd(KEYED[kind])
      .execute();
  };

export const indexIn =
  (db: Kysely<unknown>) =>
  (name: string, on: string, columns: readonly string[], isUnique = false): Promise<void> => {
    const made = db.schema
      .createIndex(name)
      .on(on)
      .columns([...columns]);
    return (isUnique ? made.unique() : made).execute();
  };
