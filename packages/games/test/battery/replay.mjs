// Replays the record on standard input with the built engine and prints the state's hash.
import { readFileSync } from "node:fs";
import { Match, readRecord } from "../../../kernel/dist/api/match.js";
import { gameById } from "../../dist/index.js";

const record = readRecord(JSON.parse(readFileSync(0, "utf8")));
const game = gameById(record.game);
const match = new Match(game, { ...record, content: game.content(record.packs ?? []) });
match.replay(record);
console.log(match.state.hash());
