import type { Kysely } from "kysely";
import { indexIn, tableIn } from "./table.js";

/**
 * Ratings, what people have done together, friends, what is said, and who is there. None of it points at people or
 * matches by a foreign key: who is forgotten takes it along by name, and what was rated stays rated.
 */
export async function social(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const [table, index] = [tableIn(db), indexIn(db)];
  await schema.alterTable("matches").addColumn("manners", "text").execute();
  await schema
    .alterTable("matches")
    .addColumn("settles", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await index("matches_by_settles", "matches", ["settles"]);
  await schema
    .alterTable("invitations")
    .addColumn("manners", "text", (column) => column.notNull().defaultTo("{}"))
    .execute();
  await schema.alterTable("invitations").addColumn("joined", "text").execute();

  await table("rated", ["game", "mode", "number"], {
    game: "text",
    mode: "text",
    number: "whole",
    match: "text",
    at: "whole",
    verdict: "text",
    facts: "text",
  });
  await index("rated_by_match", "rated", ["match"], true);
  await table("rating_points", ["person", "game", "mode", "number"], {
    person: "text",
    game: "text",
    mode: "text",
    number: "whole",
    match: "text",
    at: "whole",
    rating: "whole",
    deviation: "whole",
    gain: "whole",
  });
  await index("rating_points_by_match", "rating_points", ["match"]);
  await table("ratings", ["person", "game", "mode"], {
    person: "text",
    game: "text",
    mode: "text",
    rating: "whole",
    deviation: "whole",
    volatility: "whole",
    matches: "whole",
    won: "whole",
    drawn: "whole",
    lost: "whole",
    best: "whole",
    at: "whole",
  });
  await index("ratings_by_rating", "ratings", ["game", "mode", "rating"]);

  await table("together", ["match"], {
    match: "text",
    party: "text",
    game: "text",
    options: "text",
    won: "whole",
    rounds: "whole?",
    at: "whole",
  });
  await table("together_people", ["person", "match"], { person: "text", match: "text" });

  await table("friends", ["one", "other"], {
    one: "text",
    other: "text",
    by: "text",
    agreed: "whole",
    at: "whole",
  });
  await index("friends_by_other", "friends", ["other"]);
  await table("muted", ["person", "other"], { person: "text", other: "text", at: "whole" });
  await table("calls", ["person", "code"], { person: "text", code: "text", by: "text", at: "whole" });
  await table("browsers", ["mark", "person"], { mark: "text", person: "text", at: "whole" });
  await index("browsers_by_person", "browsers", ["person"]);

  await table("said", ["match", "among", "number"], {
    match: "text",
    among: "text",
    number: "whole",
    person: "text",
    name: "text",
    at: "whole",
    phrase: "text?",
    text: "text",
  });
  await table("reports", ["id"], {
    id: "text",
    by: "text",
    about: "text",
    match: "text",
    why: "text",
    note: "text",
    record: "text",
    said: "text",
    at: "whole",
    seen: "whole?",
  });
  await index("reports_once", "reports", ["by", "about", "match"], true);
  await index("reports_by_at", "reports", ["at"]);

  await table("here", ["person", "node", "match"], { person: "text", node: "text", match: "text", until: "whole" });
  await index("here_by_match", "here", ["match"]);
  await table("seen", ["person"], { person: "text", at: "whole" });
}
