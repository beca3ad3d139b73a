import { parseEffect, sentence } from "@rifthall/effects";
import { formats } from "@rifthall/games";
import { describe, expect, test } from "vitest";

const format = formats.find((f) => f.game === "beyond-the-rift");
if (!format) throw new Error("Beyond the Rift has no format");
const { grammar } = format;

const said = (source: unknown, language: "en" | "de"): string => {
  const { effect, problems } = parseEffect(source, grammar);
  expect(problems).toEqual([]);
  return sentence(effect, grammar, language);
};

/** Behind "you may", and in German behind a condition, where the verb comes first. */
const MOODS: readonly (readonly [source: unknown, may: string, darf: string, falls: string])[] = [
  [
    { gain: 1, to: "each other hero" },
    "You may have each other hero gain 1 AP.",
    "Du darfst jeden anderen Helden 1 AP erhalten lassen.",
    "Falls der Angriff gelungen ist, erhält jeder andere Held 1 AP.",
  ],
  [
    { discard: 2 },
    "You may discard 2 cards.",
    "Du darfst 2 Handkarten ablegen.",
    "Falls der Angriff gelungen ist, lege 2 Handkarten ab.",
  ],
  [
    { cure: "wound" },
    "You may send 1 Wound back from your hand.",
    "Du darfst 1 Wunde von deiner Hand zurücklegen.",
    "Falls der Angriff gelungen ist, lege 1 Wunde von deiner Hand zurück.",
  ],
  [
    { wound: "hero" },
    "You may have your hero take 1 Wound.",
    "Du darfst deinen Helden 1 Wunde nehmen lassen.",
    "Falls der Angriff gelungen ist, nimmt dein Held 1 Wunde.",
  ],
  [
    { mend: "any hurt ally" },
    "You may remove 1 attachment from a hurt ally.",
    "Du darfst 1 angelegte Karte von einem verletzten Verbündeten entfernen.",
    "Falls der Angriff gelungen ist, entferne 1 angelegte Karte von einem verletzten Verbündeten.",
  ],
  [
    { engage: "any loose enemy" },
    "You may engage an enemy in the Quest Area.",
    "Du darfst einen Gegner im Questbereich binden.",
    "Falls der Angriff gelungen ist, binde einen Gegner im Questbereich.",
  ],
  [
    { disengage: "self" },
    "You may disengage.",
    "Du darfst die Bindung lösen.",
    "Falls der Angriff gelungen ist, löse die Bindung.",
  ],
  [
    { get: { attack: -2 }, to: "attacker", until: "attack" },
    "You may give the attacker −2 Attack during this attack.",
    "Du darfst dem Angreifer während dieses Angriffs −2 Angriff geben.",
    "Falls der Angriff gelungen ist, hat der Angreifer während dieses Angriffs −2 Angriff.",
  ],
  [
    { get: { strength: 1 }, until: "phase" },
    "You may get +1 attack until the end of the phase.",
    "Du darfst bis zum Ende der Phase +1 Angriff erhalten.",
    "Falls der Angriff gelungen ist, hast du bis zum Ende der Phase +1 Angriff.",
  ],
  [
    { get: { cant: "aid" }, until: "round" },
    "You may have it that you may not aid other heroes until the end of the round.",
    "Du darfst bewirken, dass du bis zum Ende der Runde nicht anderen Helden helfen darfst.",
    "Falls der Angriff gelungen ist, darfst du bis zum Ende der Runde nicht anderen Helden helfen.",
  ],
  [
    { prevent: 1 },
    "You may prevent 1 damage.",
    "Du darfst 1 Schaden verhindern.",
    "Falls der Angriff gelungen ist, verhindere 1 Schaden.",
  ],
  [
    { eachHero: { draw: 1 } },
    "You may have each hero do this: draw 1 card.",
    "Du darfst jeden Helden dies tun lassen: ziehe 1 Karte.",
    "Falls der Angriff gelungen ist, jeder Held: ziehe 1 Karte.",
  ],
  [
    { who: "most-ap", do: { lose: 2 } },
    "You may have the hero with the most AP do this: lose 2 AP.",
    "Du darfst den Helden mit den meisten AP dies tun lassen: verliere 2 AP.",
    "Falls der Angriff gelungen ist, der Held mit den meisten AP: verliere 2 AP.",
  ],
  [
    { lower: "threat" },
    "You may lower the Threat by 1.",
    "Du darfst die Bedrohung um 1 senken.",
    "Falls der Angriff gelungen ist, senke die Bedrohung um 1.",
  ],
  [
    { spawn: 2 },
    "You may spawn 2 enemies.",
    "Du darfst 2 Gegner erscheinen lassen.",
    "Falls der Angriff gelungen ist, lass 2 Gegner erscheinen.",
  ],
  [
    { bring: "guard" },
    "You may bring 1 × guard into play.",
    "Du darfst 1 × „guard“ ins Spiel bringen.",
    "Falls der Angriff gelungen ist, bringe 1 × „guard“ ins Spiel.",
  ],
  [
    { finish: "won" },
    "You may win the scenario.",
    "Du darfst das Szenario gewinnen.",
    "Falls der Angriff gelungen ist, gewinnt ihr das Szenario.",
  ],
  [
    { attack: "target" },
    "You may attack the target.",
    "Du darfst das Ziel angreifen.",
    "Falls der Angriff gelungen ist, greife das Ziel an.",
  ],
  [
    { intimidate: 2 },
    "You may intimidate the target (2).",
    "Du darfst das Ziel einschüchtern (2).",
    "Falls der Angriff gelungen ist, schüchtere das Ziel ein (2).",
  ],
  [
    { summon: "orc" },
    "You may summon 1 Orc.",
    "Du darfst 1 Ork beschwören.",
    "Falls der Angriff gelungen ist, beschwöre 1 Ork.",
  ],
  [
    { support: "insectoid" },
    "You may support Insectoids.",
    "Du darfst Insektoiden unterstützen.",
    "Falls der Angriff gelungen ist, unterstütze Insektoiden.",
  ],
  [
    { heal: "cultist", n: 2 },
    "You may heal 2 Cultists.",
    "Du darfst 2 Kultisten heilen.",
    "Falls der Angriff gelungen ist, heile 2 Kultisten.",
  ],
  [
    { order: "human", do: { attack: "target" } },
    "You may order the other Humans here: attack the target.",
    "Du darfst den anderen Menschen hier befehlen: greife das Ziel an.",
    "Falls der Angriff gelungen ist, befiehl den anderen Menschen hier: greife das Ziel an.",
  ],
  [
    { join: "ushka" },
    "You may have ushka join you.",
    "Du darfst ushka sich euch anschließen lassen.",
    "Falls der Angriff gelungen ist, schließt ushka sich euch an.",
  ],
];

describe("what texts of Beyond the Rift say", () => {
  test.each(MOODS)("%j behind other words", (source, may, darf, falls) => {
    expect(said({ may: source }, "en")).toBe(may);
    expect(said({ may: source }, "de")).toBe(darf);
    expect(said({ if: { success: "yes" }, then: source }, "de")).toBe(falls);
  });
});
