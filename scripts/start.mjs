// `npm start` opens the table; `npm start -- play …` hands its words to the command line as they are.
if (process.argv.length === 2) process.argv.push("start");
await import("../apps/cli/bin/rifthall.mjs");
