// Checks one pack in a process that has checked none before; prints what that took in ms of CPU, and what was found.
import { readFileSync } from "node:fs";
import { checkPack } from "@rifthall/packs";

const text = readFileSync(process.argv[2], "utf8");
const before = process.cpuUsage();
const { problems } = checkPack(text, "pack");
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ ms: (user + system) / 1000, problems: problems.map((p) => p.message) }));
