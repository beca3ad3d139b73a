import { Refusal } from "@rifthall/kernel/text";
import { expect, test } from "vitest";
import { type CampaignId, Desk, examined, type KeptCampaign, type Ports, readKeptCampaign } from "../src/index.js";
import { Memory } from "./memory.js";
import { ada, bot, Page, ports } from "./seated.js";

const GAME = "beyond-the-rift";
const FIRST = "the-gate-at-low-ferry";
const SECOND = "straw-and-tar";
const EASY = { options: { difficulty: "easy" }, seats: [bot] };

/** A desk that looks strangers' things through itself, and a page at it. */
function atDesk(given: Partial<Ports> = {}): { desk: Desk; page: Page; of: Ports } {
  const base = ports(given);
  const look = (brought: Parameters<typeof examined>[1]) => examined(base.games, brought, () => {}) as Promise<never>;
  const examiner: Ports["examiner"] = {
    match: (text) => look({ is: "match", text }),
    deck: (game, text) => look({ is: "deck", game, text }),
    campaign: (game, text) => look({ is: "campaign", game, text }),
  };
  const of = { ...base, examiner };
  const desk = new Desk(of);
  return { desk, page: new Page(desk), of };
}

/** Plays a match of it with a bot until it is over. */
async function played(page: Page, campaign: CampaignId, match: string, seed: string): Promise<string> {
  const { connection } = page;
  const kept = await connection.setOut(campaign, match, ["bastian"], { ...EASY, seed });
  await connection.open(kept, "en", "instant", false);
  await page.until(({ last, sent }) => last.status.over && sent.at(-1)?.match === kept);
  connection.close(kept);
  return kept;
}

const refusal = async (act: () => unknown): Promise<Refusal> => {
  try {
    await act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error("it was granted");
};

test("a campaign is begun, a match of it played, and what came of it stands on the sheet (BR-139, BR-A97)", async () => {
  const { page, of } = atDesk();
  const { connection } = page;
  const { titles } = await connection.campaigns(GAME, "en");
  expect(titles.map(({ id }) => id)).toContain("old-friends");
  const campaign = await connection.beginCampaign(GAME, "old-friends", {});
  const before = await connection.campaign(campaign, "en");
  expect(before.matches.map(({ id, reasons }) => [id, reasons.length > 0])).toContainEqual([SECOND, true]);
  expect(before.last).toBeNull();
  const known = new Set(before.cards.map(({ id }) => id));
  for (const { meets } of before.matches) expect(meets.filter((card) => !known.has(card))).toEqual([]);
  expect(before.matches[0]?.meets).toContain("orc-raider");
  const shut = await refusal(() => connection.setOut(campaign, SECOND, ["bastian"], EASY));
  expect([shut.code, shut.said?.de]).toEqual(["not-open", expect.stringContaining("Das Tor von Niederfähr")]);

  const kept = await played(page, campaign, FIRST, "campaign");
  expect((await connection.matches())[0]?.part).toEqual({ campaign, match: FIRST });
  const after = await connection.campaign(campaign, "en");
  const result = after.last?.result;
  expect(after.last).toMatchObject({ match: FIRST, kept });
  expect(after.underway).toBeNull();
  expect(after.matches[0]).toMatchObject({ result, tries: 1 });
  expect(after.last?.gains.items).toHaveLength(result === "won" ? 1 : 0);
  expect(after.sheet.items).toEqual(after.last?.gains.items);
  // It may be played again from where it began, and what is won is not won twice.
  expect(after.matches[0]?.reasons).toEqual([]);
  await played(page, campaign, FIRST, "again");
  const again = await connection.campaign(campaign, "en");
  expect(again.sheet.items.length).toBeLessThanOrEqual(1);
  expect(again.matches[0]?.tries).toBe(2);
  // What was removed is looked back at no more.
  await of.store.removeAll();
  expect((await connection.campaign(campaign, "en")).last?.kept).toBeNull();
}, 60_000);

test("while a match is under way nothing is changed; removed, it is as if it had not begun", async () => {
  const { page } = atDesk();
  const { connection } = page;
  const campaign = await connection.beginCampaign(GAME, "old-friends", {});
  const match = await connection.setOut(campaign, FIRST, ["bastian", "elisa"], { options: {}, seats: [ada, bot] });
  const view = await connection.campaign(campaign, "en");
  expect(view).toMatchObject({ underway: { match: FIRST, kept: match }, changes: [] });
  expect((await refusal(() => connection.changeCampaign(campaign, ["bastian", "x"]))).code).toBe("underway");
  expect((await connection.campaigns(GAME, "en")).kept[0]).toMatchObject({ campaign, underway: true, won: 0, of: 5 });
  const file = await connection.campaignFile(campaign);
  expect(JSON.parse(file).underway.match).toBe(FIRST);
  await connection.remove(match);
  expect((await connection.campaign(campaign, "en")).underway).toBeNull();
  // A file goes on where it was left, several lie side by side.
  const brought = await connection.bringCampaign(GAME, file);
  const { underway } = await connection.campaign(brought, "en");
  expect(underway?.match).toBe(FIRST);
  await page.open(underway?.kept ?? "");
  expect((await connection.campaigns(GAME, "de")).kept.map(({ name }) => name)).toEqual([
    "Alte Freunde",
    "Alte Freunde",
  ]);
});

test("a code brings the sheet, in v0.9.9 too, and says which edition it is", async () => {
  const { connection } = atDesk().page;
  const campaign = await connection.beginCampaign(GAME, "old-friends", { edition: "v099" });
  const code = await connection.campaignCode(campaign);
  const brought = await connection.bringCampaign(GAME, ` ${code}\n`);
  expect((await connection.campaign(brought, "en")).sheet).toMatchObject({ id: "old-friends", terms: "v0.9.9" });
});

test.each([
  ["nothing at all", /campaign/i],
  ["{", /neither JSON/],
  ["{}", /rifthall is/],
  ['{"rifthall":"campaign-1","game":"riftforce","campaign":{}}', /game/],
  ['{"rifthall":"campaign-1","game":"beyond-the-rift","campaign":{"campaign":"none"}}', /campaign\.campaign/],
  [
    '{"rifthall":"campaign-1","game":"beyond-the-rift","campaign":{"campaign":"old-friends","edition":"final","dead":["bastian"]}}',
    /BR-122/,
  ],
  ['{"rifthall":"campaign-1","game":"beyond-the-rift","packs":{},"campaign":{}}', /packs is/],
])("%s is brought by nobody: %s", async (text, wrong) => {
  const { page, of } = atDesk();
  const refused = await refusal(() => page.connection.bringCampaign(GAME, text));
  expect(refused.message).toMatch(wrong);
  expect(refused.said?.de).toBeTruthy();
  expect(await of.campaigns.all()).toEqual([]);
});

test("a match under way that was tampered with is refused with the file", async () => {
  const { connection } = atDesk().page;
  const campaign = await connection.beginCampaign(GAME, "old-friends", {});
  await connection.setOut(campaign, FIRST, ["bastian"], EASY);
  const file = JSON.parse(await connection.campaignFile(campaign));
  file.underway.record.inputs = [9_999];
  await expect(connection.bringCampaign(GAME, JSON.stringify(file))).rejects.toBeInstanceOf(Refusal);
});

test("a damaged one keeps nobody from the others, is listed, and can be taken out as it is", async () => {
  const campaigns = new Memory<KeptCampaign>();
  const { connection } = atDesk({ campaigns }).page;
  const fine = await connection.beginCampaign(GAME, "the-quiet-hive", {});
  const row = (await campaigns.get(fine)) as KeptCampaign;
  const chronicle = { ...row.chronicle, campaign: { ...row.chronicle.campaign, items: ["excalibur"] } };
  await campaigns.put({ ...row, campaign: "bad", chronicle });
  const list = await connection.campaigns(GAME, "en");
  expect(list.kept.map((one) => one.campaign)).toEqual([fine]);
  expect(list.damaged).toEqual([{ match: "bad", wrong: expect.stringContaining("campaign.items[0]") }]);
  expect(JSON.parse(await connection.rawCampaign("bad")).chronicle.campaign.items).toEqual(["excalibur"]);
  expect((await refusal(() => connection.campaign("bad", "en"))).message).toContain("excalibur");
  await connection.removeCampaign("bad");
  expect((await connection.campaigns(GAME, "en")).damaged).toEqual([]);
  expect((await refusal(() => connection.campaign("bad", "en"))).code).toBe("unknown-campaign");
});

test("a game without campaigns says so", async () => {
  const { connection } = atDesk().page;
  expect((await refusal(() => connection.campaigns("riftforce", "en"))).code).toBe("no-campaigns");
  expect((await refusal(() => connection.beginCampaign(GAME, "none", {}))).message).toContain("none");
});

const ROW = { campaign: "c", game: GAME, chronicle: {}, begun: 1, played: 2, underway: null, last: null };
test.each([
  [null, "row must be an object"],
  [{ ...ROW, campaign: 7 }, "row.campaign must be a text"],
  [{ ...ROW, chronicle: [] }, "row.chronicle must be an object"],
  [{ ...ROW, played: "now" }, "row.played must be a whole number"],
  [{ ...ROW, underway: 1 }, "row.underway must be a text"],
])("%# is no campaign as it is kept: %s", (row, wrong) => {
  expect(() => readKeptCampaign(row)).toThrow(wrong);
});
