import { gameById, games } from "@rifthall/games";
import { type Game, readOptions } from "@rifthall/kernel/game";
import { type Seat, SPECTATOR, seatList } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { Match, optionList } from "@rifthall/kernel/match";
import { asked as deciding } from "@rifthall/kernel/state";
import { look, resample } from "@rifthall/kernel/view";
import { describe, expect, test } from "vitest";
import { Advising } from "../src/index.js";
import { asked, BOT, code, GUILDS, game, host, match, PERSON } from "./seated.js";

const adviceOn = (advising: Advising): ReturnType<Advising["advice"]> => {
  while (advising.go());
  return advising.advice("en");
};

/** A duel after so many answers at random, and who is asked there. */
function amidst(seed: string, answers: number): { readonly match: Match; readonly seat: Seat } {
  const played = match(seed, GUILDS);
  const dice = new Dice(3);
  for (let n = 0; n < answers; n++) {
    const [seat] = seatList(deciding(played.state));
    played.choose(seat, dice.below(optionList(played.state, seat).length));
  }
  return { match: played, seat: seatList(deciding(played.state))[0] };
}

describe("advice", () => {
  test("weighs every option of one's own, by visits, each with a chance and what may follow", () => {
    const h = host("own", [PERSON, PERSON], GUILDS);
    const { seat, options } = asked(h);
    const advice = adviceOn(h.advise(seat, seat, { iterations: 200 }));
    expect(advice.seat).toBe(seat);
    expect(advice.iterations).toBe(200);
    expect(advice.options.map((o) => o.option.key).sort()).toEqual(options.map((o) => o.key).sort());
    expect(advice.options.reduce((sum, o) => sum + o.visits, 0)).toBe(200);
    for (const [i, { option, value, visits, imagined, line }] of advice.options.entries()) {
      expect(option.label).toBe(options[option.index].label);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
      expect(imagined).toBe(false);
      if (i > 0) expect(visits).toBeLessThanOrEqual(advice.options[i - 1].visits);
      for (const step of line) expect(step.label).not.toBe("");
    }
    expect(advice.options[0].line.length).toBeGreaterThan(0);
  });

  test("what an expected line brings is told in the game's own numbers, and as a sentence in each language", () => {
    const { match: played, seat } = amidst("brings", 0);
    const advising = new Advising(game, played.start, played.state, seat, seat, { iterations: 60 });
    const { options } = adviceOn(advising);
    const plays = options.filter(({ option, line }) => option.do === "play" && line.length === 0);
    expect(plays.length).toBeGreaterThan(0);
    for (const { gains, brings } of plays) {
      // A card comes to the table with its whole life, and leaves the hand.
      expect(gains?.life).toBeGreaterThanOrEqual(5);
      expect(gains?.hand).toBe(-1);
      expect(brings).toMatch(/rings \d+ life to the table/);
    }
    const german = advising.advice("de").options.find(({ option }) => option.key === plays[0].option.key);
    expect(german?.brings).toMatch(/ringt \d+ Leben auf den Tisch/);
  });

  test("what dice decide is not told as if it were sure, and what is sure is told in games of heroes too", () => {
    const quantum = gameById("quantum-rift") as Game;
    const options = readOptions(quantum.options, {});
    const position = {
      chapter: "andares-1",
      location: "temple-ruins",
      phase: "combat",
      enemies: ["hyvryx-scout#1"],
      players: [{ hero: "sabrien-reed#1", hand: ["read-the-dust"] }],
    };
    const start = { content: quantum.content([]), seats: 1, options, seed: "sure", position };
    const played = new Match(quantum, start);
    const seat = 0 as Seat;
    // Engaged already: on to the attacks.
    played.choose(seat, 0);
    const advising = new Advising(quantum, start, played.state, seat, seat, { iterations: 60 });
    const { options: advised } = adviceOn(advising);
    const attack = advised.find(({ option }) => option.do === "attack");
    expect(attack).toBeDefined();
    expect(attack?.gains?.enemies).toBeUndefined();
    expect(attack?.brings).not.toMatch(/enem/);
    const paid = advised.find(({ option }) => option.do === "act");
    expect(paid?.gains).toEqual({ dice: -2 });
    expect(paid?.brings).toBe("Exhausts 2 dice of yours.");
    const german = advising.advice("de").options.find(({ option }) => option.key === paid?.option.key);
    expect(german?.brings).toBe("Erschöpft 2 deiner Würfel.");
  });

  test.each(games.map((each) => [each.id, each] as const))(
    "%s: each number that a line may bring is worth a sentence in each language",
    (_, { insight, speech }) => {
      for (const name of insight?.stakes?.names ?? []) {
        const said = (["en", "de"] as const).map((language) =>
          [1, -1, 2].map((n) => speech[language].brings?.({ [name]: n })),
        );
        expect(said[0].some((sentence) => sentence !== "")).toBe(true);
        expect(said[0]).not.toEqual(said[1]);
        for (const sentence of said.flat()) expect(sentence).not.toMatch(/[{}]|undefined/);
      }
    },
  );

  test("an answer that wins at once is the one it gives, and counts as won", () => {
    const played = match("won", GUILDS);
    const dice = new Dice(2);
    const before = game.create(played.start);
    let seat = 0 as Seat;
    while (!played.over) {
      before.copyFrom(played.state);
      [seat] = seatList(deciding(played.state));
      played.choose(seat, dice.below(optionList(played.state, seat).length));
    }
    expect(game.outcome(played.state).winners).toEqual([seat]);
    const [best] = adviceOn(new Advising(game, played.start, before, seat, seat, { iterations: 200 })).options;
    expect(best.value).toBe(1);
  });

  test("about another's decision it says only what the reader could find out", () => {
    for (const seed of ["a", "b", "c"]) {
      const { match, seat } = amidst(seed, 24);
      const reader = (1 - seat) as Seat;
      const view = look(game, match.state, reader, game.create(match.start));
      const other = resample(game, view, new Dice(7), game.create(match.start));
      const both = [match.state, other].map((s) =>
        adviceOn(new Advising(game, match.start, s, reader, seat, { iterations: 120 })),
      );
      expect(both[1]).toEqual(both[0]);
    }
  });

  test("what the reader cannot know the seat has stands for all alike", () => {
    const { match, seat } = amidst("hidden", 12);
    const reader = (1 - seat) as Seat;
    const { options } = adviceOn(new Advising(game, match.start, match.state, reader, seat, { iterations: 200 }));
    const imagined = options.filter((o) => o.imagined).map((o) => o.option.do);
    expect(imagined).toContain("play");
    expect(new Set(imagined).size).toBe(imagined.length);
    expect(options.reduce((sum, o) => sum + o.visits, 0)).toBe(200);
  });

  test("somebody who only watches may ask as well", () => {
    const h = host("watched", [BOT, BOT], GUILDS);
    const seat = h.botToMove as Seat;
    expect(adviceOn(h.advise(SPECTATOR, seat, { iterations: 40 })).options.length).toBeGreaterThan(0);
  });

  test("is refused where there is nothing to advise", () => {
    const h = host("none", [PERSON, PERSON], GUILDS);
    const { seat } = asked(h);
    const other = (1 - seat) as Seat;
    expect(code(() => h.advise(other, other, {}))).toBe("not-asked");
    expect(code(() => h.advise(seat, 9 as Seat, {}))).toBe("bad-seat");
    h.resign(seat);
    expect(code(() => h.advise(seat, seat, {}))).toBe("over");
  });
});

describe("a thought", () => {
  test("is played once it is done", () => {
    const h = host("thought", [{ is: "bot", level: "master" }, BOT], GUILDS);
    while (h.botToMove !== 0) h.step();
    const thought = h.begin({ iterations: 24 });
    let slices = 1;
    while (thought?.go()) slices++;
    expect(slices).toBe(3);
    const { number } = h;
    expect(thought && h.play(thought)?.seat).toBe(0);
    expect(h.number).toBe(number + 1);
  });

  test("is dropped if the match has gone on meanwhile", () => {
    const h = host("late thought", [BOT, BOT], GUILDS);
    const thought = h.begin();
    h.step();
    const { number } = h;
    expect(thought && h.play(thought)).toBeNull();
    expect(h.number).toBe(number);
  });

  test("is dropped if a person has sat down there", () => {
    const h = host("taken", [BOT, BOT], GUILDS);
    const thought = h.begin();
    h.sit(h.botToMove as Seat, PERSON);
    expect(thought && h.play(thought)).toBeNull();
  });
});
