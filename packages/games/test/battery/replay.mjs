// Replays the records on standard input with the built engine and prints the hash of each state.
import { readFileSync } from "node:fs";
import { Match, readRecord } from "../../../kernel/dist/api/match.js";
import { gameById } from "../../dist/index.js";

for (const given of JSON.parse(readFileSync(0, "utf8"))) {
  const record = readRecord(given);
  const game = gameById(record.game);
  const match = new Match(game, { ...record, content: game.content(record.packs ?? []) });
  match.replay(record);
  console.log(match.state.hash());
}
