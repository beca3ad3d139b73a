import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { games } from "@rifthall/games";
import type { Chronicle } from "@rifthall/host";
import { readRecord } from "@rifthall/kernel/match";
import { describe, expect, test } from "vitest";
import { rifthall, tooLong } from "./shell.js";

const folder = mkdtempSync(path.join(tmpdir(), "rifthall-campaign-"));
let files = 0;
const fresh = (): string => path.join(folder, `campaign-${++files}.json`);
const kept = (file: string): Chronicle => JSON.parse(readFileSync(file, "utf8")) as Chronicle;

async function begun(words = "old-friends"): Promise<string> {
  const file = fresh();
  expect(await rifthall(`campaign new ${file} ${words}`)).toMatchObject({ code: 0, err: "" });
  return file;
}

/** The campaign in the file with some of its fields changed, as a match would have. */
function put(file: string, fields: Readonly<Record<string, unknown>>): void {
  const chronicle = kept(file);
  writeFileSync(file, JSON.stringify({ ...chronicle, campaign: { ...chronicle.campaign, ...fields } }));
}

const ITEMS = {
  items: ["captains-old-helm", "dead-friends-boots"],
  deck: ["borrowed-sword"],
  unlocked: ["bastian"],
  won: ["the-gate-at-low-ferry"],
};

describe("new", () => {
  test("without a name the campaigns are listed; the exit code says that one is missing", async () => {
    const file = fresh();
    const { code, out, err } = await rifthall(`campaign new ${file}`);
    expect(code).toBe(2);
    expect(out).toContain("Old Friends");
    expect(err).toContain("old-friends, the-drowned-bell, the-quiet-hive");
    expect(existsSync(file)).toBe(false);
  });

  test("keeps it as a file that a person can read", async () => {
    const file = await begun();
    const text = readFileSync(file, "utf8");
    expect(text).toContain('    "heroes": ["bastian", "elisa", "niffil", "olazabal"],\n');
    expect(kept(file)).toMatchObject({ rifthall: "campaign-1", game: "beyond-the-rift", played: [] });
  });

  test("a file that is there already stays as it is", async () => {
    const file = await begun();
    const before = readFileSync(file, "utf8");
    const { code, err } = await rifthall(`campaign new ${file} the-quiet-hive`);
    expect([code, readFileSync(file, "utf8")]).toEqual([1, before]);
    expect(err).toContain("is there already");
  });

  test("what is chosen for each match is refused, and it is said where it belongs", async () => {
    const file = fresh();
    const { code, err } = await rifthall(`campaign new ${file} old-friends --difficulty easy`);
    expect(code).toBe(2);
    expect(err).toContain(`campaign play ${file} --difficulty`);
    expect(existsSync(file)).toBe(false);
  });

  test("of the edition that is wished; what it does not have is refused", async () => {
    const file = await begun("old-friends --edition v099");
    expect(kept(file).campaign.edition).toBe("v099");
    const other = await rifthall(`campaign new ${fresh()} the-quiet-hive --edition v099`);
    expect([other.code, other.err]).toEqual([2, expect.stringContaining("is not part of v0.9.9")]);
  });

  test("an unknown campaign is refused with what was meant", async () => {
    const { code, err } = await rifthall(`campaign new ${fresh()} old-freinds`);
    expect([code, err]).toEqual([2, expect.stringContaining('did you mean "old-friends"?')]);
  });
});

describe("show", () => {
  test("heroes, items, notes, and each scenario with the reason why not", async () => {
    const file = await begun();
    put(file, ITEMS);
    const { out } = await rifthall(`campaign show ${file}`);
    expect(out).toContain("Bastian, The Man in the Doorway: the other side of the board may be used");
    expect(out).toMatch(/The Captain's Old Helm \(Head; needs Warrior\): \d× \w/);
    expect(out).toMatch(/not now: it has been won already \(BR-A97\)/);
    expect(out).toMatch(/Six Candles[\s\S]*not now: "The Hall of Seven Doors" must have been won \(BR-10\)/);
    expect(tooLong(out)).toEqual([]);
  });

  test("German, in 80 columns", async () => {
    const { out } = await rifthall(`campaign show ${await begun()} --lang de`);
    expect(out).toContain("Was gespielt werden kann");
    expect(out).toMatch(/jetzt nicht: „Das Tor von Niederfähr“ muss gewonnen sein \(BR-10\)/);
    expect(tooLong(out)).toEqual([]);
  });

  test("a note is told by its name, and one reason only once", async () => {
    const hive = await begun("the-quiet-hive");
    put(hive, { notes: ["way-down"] });
    const { out } = await rifthall(`campaign show ${hive}`);
    expect(out).not.toContain("way-down");
    const file = await begun("old-friends --edition v099");
    put(file, { dead: ["bastian"] });
    const said = (await rifthall(`campaign show ${file}`)).out.split("The Weeping Stair")[1] ?? "";
    expect(said.match(/Bastian is dead/g)).toHaveLength(1);
  });

  test("as JSON for programs", async () => {
    const { out } = await rifthall(`campaign show ${await begun()} --json`);
    const said = JSON.parse(out) as { matches: { id: string; reasons: { code: string; rule: string }[] }[] };
    expect(said.matches.map(({ reasons }) => reasons.length > 0)).toEqual([false, true, true, true, true]);
    expect(said.matches[1]?.reasons[0]).toMatchObject({ code: "won", rule: "BR-10" });
  });
});

describe("a code", () => {
  test("carries all of it", async () => {
    const file = await begun();
    put(file, {
      ...ITEMS,
      alternate: ["bastian"],
      equipped: { bastian: ["captains-old-helm"] },
      lost: ["straw-and-tar"],
    });
    const code = (await rifthall(`campaign show ${file} --code`)).out.trim();
    expect(code.length).toBeLessThan(80);
    const other = fresh();
    expect((await rifthall(`campaign new ${other} --code ${code}`)).code).toBe(0);
    expect(kept(other).campaign).toEqual(kept(file).campaign);
  });

  test("hostile ones are refused by name, and quickly", async () => {
    const code = (await rifthall(`campaign show ${await begun()} --code`)).out.trim();
    const hostile: [string, RegExp][] = [
      ["NR1abc", /is no campaign code/],
      [`${code.slice(0, -1)}${code.endsWith("A") ? "B" : "A"}`, /is damaged/],
      [code.slice(0, -3), /is damaged/],
      [`BR1.${"A".repeat(5000)}`, /is no campaign code/],
      ["BR1.constructor.AAAAAAAA", /is damaged|not here/],
    ];
    const before = process.cpuUsage().user;
    for (const [given, why] of hostile) {
      const file = fresh();
      const { code: exit, err } = await rifthall(`campaign new ${file} --code ${given}`);
      expect([exit, err]).toEqual([2, expect.stringMatching(why)]);
      expect(existsSync(file)).toBe(false);
    }
    expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
  });

  test("no single letter can be changed without notice", async () => {
    const game = games.find(({ campaigns }) => campaigns) ?? expect.fail("no game has campaigns");
    const content = game.content([]);
    const { campaigns } = game;
    const code = campaigns?.encode(content, campaigns.begin(content, "old-friends", {})) ?? "";
    for (let i = 0; i < code.length; i++) {
      const other = `${code.slice(0, i)}${code[i] === "B" ? "C" : "B"}${code.slice(i + 1)}`;
      expect(() => campaigns?.decode(content, other)).toThrow();
    }
  });
});

describe("equip", () => {
  test("without words, says what could be changed", async () => {
    const file = await begun();
    expect((await rifthall(`campaign equip ${file}`)).out).toContain("Nothing can be changed now");
    put(file, ITEMS);
    const { out } = await rifthall(`campaign equip ${file}`);
    expect(out).toMatch(/bastian captains-old-helm +Bastian puts on The Captain's Old Helm \(Head\)/);
    expect(out).toMatch(/bastian alternate +Bastian turns the board/);
  });

  test("BR-141 to BR-143: on, off, and the other side of the board", async () => {
    const file = await begun();
    put(file, ITEMS);
    expect((await rifthall(`campaign equip ${file} bastian captains-old-helm`)).code).toBe(0);
    expect(kept(file).campaign.equipped).toEqual({ bastian: ["captains-old-helm"] });
    expect((await rifthall(`campaign equip ${file} Bastian alternate`)).code).toBe(0);
    expect(kept(file).campaign.alternate).toEqual(["bastian"]);
    expect((await rifthall(`campaign equip ${file} bastian off captains-old-helm`)).code).toBe(0);
    expect(kept(file).campaign.equipped).toEqual({ bastian: [] });
  });

  test.each([
    ["elisa captains-old-helm", /is not for Elisa, but for: Warrior \(BR-140\)/],
    ["bastian borrowed-sword", /The Borrowed Sword has not been won \(BR-139\)/],
    ["elisa alternate", /not unlocked \(BR-143\)/],
    ["ushka dead-friends-boots", /"ushka" is no hero of this campaign/],
    ["bastian captains-old-hat", /perhaps: "captains-old-helm"/],
    ["bastian off dead-friends-boots", /does not wear/],
  ])("%s is refused with the reason, and nothing is written", async (words, why) => {
    const file = await begun();
    put(file, ITEMS);
    const before = readFileSync(file, "utf8");
    const { code, err } = await rifthall(`campaign equip ${file} ${words}`);
    expect([code, err]).toEqual([1, expect.stringMatching(why)]);
    expect(readFileSync(file, "utf8")).toBe(before);
  });

  test("BR-142 in v0.9.9 items stay on", async () => {
    const file = await begun("old-friends --edition v099");
    put(file, { items: ["captains-old-helm"], deck: [], equipped: { bastian: ["captains-old-helm"] } });
    const { code, err } = await rifthall(`campaign equip ${file} bastian off captains-old-helm`);
    expect([code, err]).toEqual([1, expect.stringContaining("BR-142")]);
  });
});

describe("a file that is damaged or none of ours", () => {
  test.each([
    ["not JSON", "{", /:1:\d+: not JSON/],
    ["something else", "[1]", /the file is a list; it must be a mapping/],
    ["a match's record", '{"rifthall":1,"game":"riftforce"}', /rifthall is 1; it must be "campaign-1"/],
    ["of no game", '{"rifthall":"campaign-1","game":"chess"}', /unknown game "chess"/],
    ["of a game without campaigns", '{"rifthall":"campaign-1","game":"riftforce"}', /riftforce has no campaigns/],
    ["with a field too many", '{"rifthall":"campaign-1","game":"beyond-the-rift","hero":1}', /unknown field "hero"/],
  ])("%s is refused with what is wrong, and stays as it is", async (_, text, why) => {
    const file = fresh();
    writeFileSync(file, text);
    for (const command of ["show", "play", "equip"]) {
      const { code, err } = await rifthall(`campaign ${command} ${file}`);
      expect([code, err]).toEqual([1, expect.stringMatching(why)]);
      expect(err).toContain(file);
    }
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  test.each([
    [{ last: { match: "the-gate", before: {} } }, /last\.match: unknown match "the-gate"/],
    [{ last: { match: "six-candles", before: { campaign: 1 } } }, /last\.before/],
    [{ played: [{ match: "six-candles", result: "drawn" }] }, /played\[0\]\.result is "drawn"/],
    [{ played: Array.from({ length: 101 }, () => ({})) }, /played must be a list of at most 100 matches/],
    [{ underway: { match: "six-candles", record: { rifthall: 1, game: "riftforce" } } }, /underway\.record/],
  ])("what stands beside the campaign is checked as well: %j", async (fields, why) => {
    const file = await begun();
    writeFileSync(file, JSON.stringify({ ...kept(file), ...fields }));
    const before = readFileSync(file, "utf8");
    for (const command of ["show", "play", "equip"]) {
      const { code, err } = await rifthall(`campaign ${command} ${file}`);
      expect([code, err]).toEqual([1, expect.stringMatching(why)]);
    }
    expect(readFileSync(file, "utf8")).toBe(before);
  });

  test("one that is longer than any of ours is given up", async () => {
    const file = fresh();
    writeFileSync(file, " ".repeat(16_000_001));
    const { code, err } = await rifthall(`campaign show ${file}`);
    expect([code, err]).toEqual([1, expect.stringContaining("16 MB")]);
  });

  test.each([
    [{ items: ["excalibur"] }, /campaign\.items\[0\]: unknown item "excalibur"/],
    [{ alternate: ["elisa"] }, /not unlocked \(BR-143\)/],
    [{ won: ["six-candles", "six-candles"] }, /stands there twice/],
    [{ equipped: { bastian: ["captains-old-helm"] } }, /has not been won \(BR-139\)/],
  ])("what could not have come about is refused: %j", async (fields, why) => {
    const file = await begun();
    put(file, fields);
    const before = readFileSync(file, "utf8");
    const { code, err } = await rifthall(`campaign show ${file}`);
    expect([code, err]).toEqual([1, expect.stringMatching(why)]);
    expect(readFileSync(file, "utf8")).toBe(before);
  });
});

describe("play", () => {
  const BOTS = "--seats greedy,greedy --seed tuesday --fast";

  test("lists what can be played and asks; what cannot is refused with every reason", async () => {
    const file = await begun();
    const asked = await rifthall(`campaign play ${file}`);
    expect(asked.out).toContain("Which one?");
    expect(asked.code).toBe(0);
    const { code, err } = await rifthall(`campaign play ${file} six-candles`);
    expect([code, err]).toEqual([1, expect.stringMatching(/Six Candles: not now: .*\(BR-10\)/)]);
    expect((await rifthall(`campaign play ${file} seven`)).code).toBe(2);
    expect((await rifthall(`campaign play ${file} --again`)).code).toBe(2);
  });

  test("BR-A97 what came of it is written back, with the value before it, the record, and nothing beside", async () => {
    const file = await begun();
    const before = kept(file).campaign;
    const { code, out } = await rifthall(`campaign play ${file} the-gate-at-low-ferry ${BOTS}`);
    expect(code).toBe(0);
    const after = kept(file);
    const result = after.played[0]?.result;
    expect(out).toContain(`The Gate at Low Ferry is ${result}`);
    expect(out).toContain(`rifthall campaign play ${file}${result === "won" ? "" : " --again"}\n`);
    expect(tooLong(out.replaceAll(file, "file"))).toEqual([]);
    expect(after.last).toEqual({ match: "the-gate-at-low-ferry", before });
    expect([...(after.campaign.won as string[]), ...(after.campaign.lost as string[])]).toEqual([
      "the-gate-at-low-ferry",
    ]);
    const record = JSON.parse((await rifthall(`campaign show ${file} --record 1`)).out);
    expect(readRecord(record)).toMatchObject({ campaign: before, seats: 2 });
    expect(readdirSync(folder).filter((name) => name.endsWith(".new"))).toEqual([]);
    // Once more: it begins with the same value, and so the same seed leads to the same.
    expect((await rifthall(`campaign play ${file} --again ${BOTS}`)).code).toBe(0);
    expect(kept(file).campaign).toEqual(after.campaign);
    expect(kept(file).last).toEqual(after.last);
    expect(kept(file).played).toHaveLength(2);
  }, 60_000);

  test("a match that is left is kept, goes on, and nothing is changed meanwhile", async () => {
    const file = await begun();
    const words = `campaign play ${file} 1 --seats person --seed tuesday --fast`;
    const left = await rifthall(words, { typed: ["draw", "q", ""] });
    expect(left.out).toContain("goes on there");
    expect(kept(file).underway).toMatchObject({ match: "the-gate-at-low-ferry" });
    expect((await rifthall(`campaign show ${file}`)).out).toContain("Under way: The Gate at Low Ferry");
    expect((await rifthall(`campaign equip ${file} bastian alternate`)).err).toContain("under way");
    const on = await rifthall(`campaign play ${file} --fast`, { typed: ["l", "r", "y"] });
    expect(on.out).toContain("The Gate at Low Ferry is lost");
    expect(kept(file).underway).toBeUndefined();
    expect(kept(file).campaign.lost).toEqual(["the-gate-at-low-ferry"]);
  }, 60_000);

  test("what somebody else has put there meanwhile is left alone", async () => {
    const file = await begun();
    const words = `campaign play ${file} 1 --seats person --seed tuesday --fast`;
    const playing = rifthall(words, { typed: ["r", "y"] });
    put(file, { notes: [] });
    const theirs = readFileSync(file, "utf8");
    const { code, err } = await playing;
    expect([code, err]).toEqual([1, expect.stringContaining("changed by somebody else")]);
    expect(readFileSync(file, "utf8")).toBe(theirs);
  });
});
