#!/usr/bin/env python3
"""Plays a whole match against the greedy bot by talking to `rifthall engine`.

Nothing but the standard library: start the engine as a subprocess, send it one JSON object per line, read one back.
Our own player is as simple as can be, so that the conversation stays in view: it asks the engine what each option
would bring and takes the one that scores or harms most. It only ever asks as its own seat, so it cannot cheat.
"""

import json
import random
import subprocess
import sys
from pathlib import Path

RIFTHALL = Path(__file__).resolve().parents[2] / "apps" / "cli" / "bin" / "rifthall.mjs"
US, BOT = 0, 1


class Refused(Exception):
    """The engine said no; the message says why and what would be right."""


class Engine:
    def __init__(self):
        self.process = subprocess.Popen(
            ["node", str(RIFTHALL), "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.asked = 0

    def ask(self, op, **fields):
        self.asked += 1
        self.process.stdin.write(json.dumps({"id": self.asked, "op": op, **fields}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("the engine stopped; is it built? npm run build")
        reply = json.loads(line)
        if not reply["ok"]:
            raise Refused(f"{reply['error']['code']}: {reply['error']['message']}")
        return reply

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=10)


def our_choice(engine, match, options, dice):
    """The option whose foreseeable events are worth most to us; any of them where several are."""

    def worth(option):
        events = engine.ask("preview", match=match, seat=US, index=option["index"])["events"]
        ours = sum(e.get("n", 1) * (1 if e.get("side") == US else -1) for e in events if e["do"] == "score")
        harm = sum(e.get("n", 0) * (-1 if e.get("side") == US else 1) for e in events if e["do"] == "damage")
        return 3 * ours + harm, dice.random()

    return max(options, key=worth)["index"]


def draw(view):
    """The table in a few lines: a row per location, the bot's cards left and ours right."""
    if "locations" not in view:
        return
    print(f"  score {view['scores'][US]} : {view['scores'][BOT]}")
    for number, stacks in enumerate(view["locations"]):
        theirs, ours = " ".join(reversed(stacks[BOT])), " ".join(stacks[US])
        print(f"  {theirs:>44} |{number + 1}| {ours}")


def main():
    seed = sys.argv[1] if len(sys.argv) > 1 else "python"
    dice = random.Random(seed)
    engine = Engine()
    hello = engine.ask("hello")
    game = hello["games"][0]
    print(f"rifthall {hello['version']}, protocol {hello['protocol']}: {game['title']}")

    opened = engine.ask("new", game=game["id"], seed=seed)
    match, status, choices = opened["match"], opened["status"], 0
    while not status["over"]:
        decision = status["decision"]
        seat = decision["seat"]
        if seat == US and decision["prompt"] == "action" and choices % 5 == 0:
            draw(engine.ask("view", match=match, seat=US)["view"])
        if seat == BOT:
            index = engine.ask("bot", match=match, seat=BOT, level="greedy", iterations=60)["index"]
        else:
            index = our_choice(engine, match, decision["options"], dice)
        status = engine.ask("choose", match=match, index=index)["status"]
        choices += 1

    draw(engine.ask("view", match=match, seat=US)["view"])
    outcome = status["outcome"]
    who = "nobody wins" if not outcome["winners"] else "we win" if US in outcome["winners"] else "the bot wins"
    print(f"{who} ({outcome['reason']}), {outcome['scores'][US]} : {outcome['scores'][BOT]}, after {choices} choices")
    record = engine.ask("record", match=match)["record"]
    print(f"the record of the match has {len(json.dumps(record))} characters")
    engine.ask("close", match=match)
    engine.close()


if __name__ == "__main__":
    main()
