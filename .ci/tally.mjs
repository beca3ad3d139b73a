// Reads vitest's JSON report and ends with "N passed, N failed"; a skipped test or an empty run is a failure too.
import { readFileSync } from "node:fs";

const report = JSON.parse(readFileSync(process.argv[2], "utf8"));
const tests = report.testResults.flatMap((file) => file.assertionResults);
const passed = tests.filter((test) => test.status === "passed").length;
const skipped = tests.filter((test) => test.status !== "passed" && test.status !== "failed");
// A file that does not load has no tests to count; it counts as one failure.
const broken = report.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
const failed = tests.length - passed - skipped.length + broken.length;

for (const test of skipped) console.log(`skipped, which is not allowed here: ${test.fullName}`);
if (passed === 0 || failed > 0 || skipped.length > 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);
