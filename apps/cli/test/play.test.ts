import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { ESCAPE, plain, rifthall, tooLong } from "./shell.js";

const folder = mkdtempSync(path.join(tmpdir(), "rifthall-play-"));
/** A duel without a draft in which the person at seat 1 acts first. */
const DUEL = "play riftforce --fast --option guilds=fire,ice,light,shadow/earth,water,plant,air --seed";
const FIRST = "a";

/** Typing these over and over plays any match on: what is not legal at the moment is refused, and nothing else. */
const ANYTHING = ["1", "2", "c", "p 1 3", "e", "d 1", "y"];
const onAndOn = (lines: number): string[] => Array.from({ length: lines }, (_, i) => ANYTHING[i % ANYTHING.length]);

test("a duel against a bot is played to its end by typing", async () => {
  const { code, out, err } = await rifthall("play riftforce --seed lamp", { typed: onAndOn(800) });
  expect(code).toBe(0);
  expect(err).toBe("");
  expect(out).toContain("Choose a guild for your deck.");
  expect(out).toContain("Your turn: play a card, discard one to activate, or check and draw.");
  expect(out).toMatch(/(You win!|You lose\.) The match is over, by points\. Score \d+ : \d+\./);
  expect(tooLong(out)).toEqual([]);
});

test.each([
  ["duel", "person,random"],
  ["team", "person,random,random"],
  ["free-for-all", "person,random,random,random"],
  ["solo", "person"],
])("%s in German stays within 80 columns and comes to an end", async (mode, seats) => {
  const words = `play riftforce --mode ${mode} --seats ${seats} --seed lampe --lang de`;
  const { code, out } = await rifthall(words, { typed: onAndOn(4000) });
  expect(code).toBe(0);
  expect(tooLong(out)).toEqual([]);
  expect(out).toContain("Die Partie ist vorbei");
  expect(out).not.toMatch(/Your turn|deck \d|The trainer/);
});

test("a low screen shows the whole board: nothing runs out at the top", async () => {
  const { out } = await rifthall("play riftforce --fast --seed lamp", { typed: onAndOn(300), terminal: "both" });
  const screens = out.split(`${ESCAPE}[H${ESCAPE}[2J`).slice(1).map(plain);
  const boards = screens.filter((screen) => screen.includes("Your turn") && !screen.includes("Not possible"));
  expect(boards.length).toBeGreaterThan(5);
  // Before anything was typed, the screen ends behind the keys.
  for (const board of boards) expect(board.split("q quit")[0].split("\n").length).toBeLessThan(24);
});

test("why not: the reason and the rule a player can read", async () => {
  const { out } = await rifthall(`${DUEL} ${FIRST}`, { typed: ["w c", "w p 1 2", "w", "w p 9 1"] });
  expect(out).toContain("Not possible: your hand already has 7 cards.");
  expect(out).toMatch(/RF-45 Check & Draw\. You may do this only while/);
  expect(out).toContain("That is allowed now.");
  expect(out).toContain("w p 1 3");
  expect(out).toContain('"9" is no card of your hand; type 1 to 7');
});

test("what is typed wrong is refused with the reason, and the match stays as it was", async () => {
  const { out } = await rifthall(`${DUEL} ${FIRST}`, { typed: ["p 1 1", "p 1 5", "xyz", "7"] });
  expect(out).toMatch(/Not possible: (it shares neither|cards go all)/);
  expect(out).toContain("RF-4");
  expect(out).toContain(`I don't know "xyz". Now you can type:`);
  expect(out.match(/1 played\./g)).toHaveLength(1);
});

test("a play is asked for card and location where they are left out", async () => {
  const { out } = await rifthall(`${DUEL} ${FIRST}`, { typed: ["p", "1", "4", "e"] });
  expect(out).toContain("Which card?");
  expect(out).toContain("At which location?");
  expect(out).toMatch(/Player 1 plays \w+ \d at 4\./);
});

test("p12 is p 1 2", async () => {
  const { out } = await rifthall(`${DUEL} ${FIRST}`, { typed: ["p12"] });
  expect(out).toMatch(/Player 1 plays \w+ \d at 2\./);
});

test("a preview tells what a choice would bring and changes nothing", async () => {
  const { out } = await rifthall(`${DUEL} ${FIRST}`, { typed: ["p 1 3", "e", "v c", "l"] });
  expect(out).toMatch(/Player 1 scores 1: 1 in all\.|Nothing more can be foreseen\./);
  expect(out).not.toContain("Player 1 checks and draws.");
});

test("undo takes a choice back, and says so in the log", async () => {
  const { out } = await rifthall(`${DUEL} ${FIRST}`, { typed: ["u", "p 1 1", "u", "l"] });
  expect(out).toContain("You have made no choice yet");
  expect(out).toContain("Player 1 takes a choice back.");
  expect(out).toContain("taken back");
  const boards = out.split("Riftforce & Beyond").filter((board) => board.includes("Your turn"));
  expect(boards).toHaveLength(2);
  expect(boards[1]).toContain("hand 7");
});

const HOT = `${DUEL} ${FIRST} --seats person,person`;
/** Cards of seat 2's guilds, in a hand or in the log. */
const SECOND = /\b[567] (Earth|Water|Plant|Air)|(Earth|Water|Plant|Air) [567]\b/;

test("two at one keyboard: the other hand is never shown, not even where it has scrolled to", async () => {
  const typed = ["", "p 1 1", "e", "", "p 1 2", "e", ""];
  const { out } = await rifthall(HOT, { typed, terminal: "both" });
  const parts = out.split("Hand the keyboard to ");
  expect(parts).toHaveLength(4);
  // Whose hand lay there is wiped off the screen and out of its memory.
  for (const part of parts.slice(1, -1)) expect(part).toContain(`${ESCAPE}[3J`);
  const [, first, second] = parts.map(plain);
  expect(first).toMatch(/^Player 1\./);
  const own = first.split("Player 2 places")[0];
  expect(own).not.toMatch(SECOND);
  expect(second).toMatch(/^Player 2\./);
  const shown = [...second.matchAll(/(Fire|Ice|Light|Shadow) ([567])/g)].map((m) => m[0]);
  const played = /Player 1 plays (\w+ \d) at 1/.exec(second)?.[1];
  expect(new Set(shown)).toEqual(new Set([played]));
  expect(second).not.toMatch(/\b[567] (Fire|Ice|Light|Shadow)/);
});

test("two at one keyboard: undo across the other's turn asks the other", async () => {
  const typed = ["", "p 1 1", "e", "", "p 1 2", "e", "", "u", "n", "u", "y", ""];
  const { out } = await rifthall(HOT, { typed });
  expect(out).toContain("Player 2, Player 1 would like to take the last choice back. Agree? (y/n)");
  expect(out).toContain("Declined; the match goes on.");
  expect(out).toContain("Player 1 takes a choice back.");
});

test("resigning is asked twice and ends a duel", async () => {
  const { out, code } = await rifthall(`${DUEL} ${FIRST}`, { typed: ["r", "n", "r", "y"] });
  expect(code).toBe(0);
  expect(out).toContain("You lose. The match is over, by resignation.");
});

test("quitting offers to save; a saved match goes on where it was left", async () => {
  const file = path.join(folder, "Left.json");
  const left = await rifthall(`${DUEL} ${FIRST}`, { typed: ["p 1 1", "q", "n", "q", file] });
  expect(left.code).toBe(0);
  expect(left.out).toContain("Saved to");
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ rifthall: 1, game: "riftforce" });
  const again = await rifthall(`play --resume ${file}`, { typed: ["q", ""] });
  expect(again.out).toContain("1 played. Play another with the same symbol or number");
  const twice = await rifthall(`${DUEL} ${FIRST}`, { typed: [`s ${file}`, "s"] });
  expect(twice.out).toContain("EEXIST");
  expect(twice.out).toContain("Name a file: s my-match.json");
});

test("without colours there is not one escape code, and with them the same text", async () => {
  const typed = ["?", "l", "p 1 1", "e"];
  const bare = await rifthall(`${DUEL} ${FIRST}`, { typed, terminal: "output", env: { NO_COLOR: "1" } });
  expect(bare.out).not.toContain(ESCAPE);
  const full = await rifthall(`${DUEL} ${FIRST}`, { typed, terminal: "output", env: { COLORTERM: "truecolor" } });
  expect(full.out).toContain(`${ESCAPE}[38;2;`);
  expect(plain(full.out)).toBe(bare.out);
});

test("help shows both sides' abilities, how to read the board, and the keys", async () => {
  const { out } = await rifthall(`${DUEL} ${FIRST}`, { typed: ["?"] });
  expect(out).toContain("Fire. When activated: Deal 3 damage");
  expect(out).toContain("Plant. When activated:");
  expect(out).toContain("Each row is a card");
  expect(out).toMatch(/w <command> +why not\?/);
});
