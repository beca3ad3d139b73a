import type { Kysely } from "kysely";
import { kindOf } from "../kind.js";
import { WHOLE } from "./column.js";
import { indexIn, tableIn } from "./table.js";

/** What people are told of while they are away, and on which ways. */
export async function notices(db: Kysely<unknown>): Promise<void> {
  const [table, index] = [tableIn(db), indexIn(db)];
  await db.schema
    .alterTable("matches")
    .addColumn("noticed", WHOLE[kindOf(db)], (column) => column.notNull().defaultTo(-1))
    .execute();
  await table("channels", ["id"], {
    id: "text",
    person: "text",
    kind: "text",
    address: "text",
    key: "text",
    stop: "text",
    session: "text",
    device: "text",
    language: "text",
    made: "whole",
    confirmed: "whole?",
    code: "text?",
    ends: "whole",
    failures: "whole=0",
    off: "text?",
  });
  await index("channels_by_person", "channels", ["person"]);
  await index("channels_by_stop", "channels", ["stop"], true);
  await table("noticing", ["person"], { person: "text", kinds: "text", quiet: "text?" });
  await table("notices", ["person", "kind", "thing"], {
    person: "text",
    kind: "text",
    thing: "text",
    number: "whole",
    at: "whole",
    due: "whole",
    tries: "whole=0",
    told: "text=[]",
    closed: "whole?",
  });
  await index("notices_by_due", "notices", ["closed", "due"]);
  await table("own", ["name"], { name: "text", value: "text" });
}
