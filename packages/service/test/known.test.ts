import { expect, test } from "vitest";
import { Known } from "../src/index.js";
import { ada, apart, bot, deciding, Page, seated } from "./seated.js";

test("an update that comes twice changes nothing, and after one that was lost the table is told anew", async () => {
  const { a, b, match } = await apart();
  for (let i = 0; i < 8; i++) (deciding(a) === 0 ? a : b).answer(match);
  const known = new Known();
  const [first, second, third] = a.sent;
  if (!first || !second || !third) throw new Error("too little was told");
  expect(known.take(first)).toEqual(a.updates[0]);
  expect(known.take(third)).toBe("lost");
  expect(known.take(second)).toEqual(a.updates[1]);
  expect(known.take(second)).toBe("known");
  expect(known.take(third)).toEqual(a.updates[2]);
  const { picture, lines } = a.last;
  a.connection.screen(match).anew();
  expect(a.sent.at(-1)?.story.since).toBe(0);
  expect(a.last).toMatchObject({ picture, lines, shown: [] });
});

test("what was meant for other eyes is not taken for one's own", async () => {
  const { a, b, match } = await apart();
  (deciding(a) === 0 ? a : b).answer(match);
  const known = new Known();
  const [first] = a.sent;
  const other = b.sent.at(-1);
  if (!first || !other) throw new Error("too little was told");
  known.take(first);
  expect(other.story.since).toBe(first.story.number);
  expect(known.take(other)).toBe("lost");
});

test("a page that comes back is told the whole, and nothing twice", async () => {
  const { desk, page, match } = await seated([ada, bot]);
  await page.until(({ last }) => last.thinking === null);
  page.answer(match);
  await page.until(({ last }) => last.thinking === null);
  const { picture, lines, status } = page.last;
  const again = new Page(desk);
  await again.open(match);
  expect(again.last).toMatchObject({ picture, lines, status, shown: [] });
  expect(again.sent[0]?.story.since).toBe(0);
});
