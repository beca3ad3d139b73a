// Looks through what strangers brought as ever, but for texts that begin with a word: those do what no pack should be able to.
import { examineForParent } from "../dist/examine.js";

process.prependListener("message", ({ brought }) => {
  const [fault] = (brought.texts?.[0] ?? "").split(" ", 1);
  if (fault === "hang") for (;;);
  if (fault === "flood") for (const kept = []; ; ) kept.push(new Array(1e6).fill(kept.length));
  if (fault === "die") process.kill(process.pid, "SIGKILL");
});
examineForParent();
