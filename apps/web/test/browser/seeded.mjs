// The server as `npm start` runs it, but that its matches begin with the seeds that its first word begins.
import { start } from "../../../server/dist/bundle/main.js";

const [, , seed = "", ...words] = process.argv;
let count = 0;
const { address, close } = await start(
  words,
  process.env,
  () => {},
  () => `${seed} ${++count}`,
);
console.log(`open at ${address}`);
process.once("SIGTERM", () => void close().then(() => process.exit(0)));
