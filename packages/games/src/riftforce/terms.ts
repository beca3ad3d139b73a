import type { Worded } from "../shared/terms.js";

/** The words of the rules; those of guilds stand in their packs. */
export const terms = {
  played: { kind: "moment", rule: "RF-42", name: { en: "When played", de: "Beim Ausspielen" } },
  activate: { kind: "moment", rule: "RF-43", name: { en: "When activated", de: "Beim Aktivieren" } },
  destroyed: { kind: "moment", rule: "RF-51", name: { en: "When destroyed", de: "Bei Zerstörung" } },
  check: { kind: "action", rule: "RF-45", name: { en: "Check & Draw", de: "Prüfen & Ziehen" } },
  deck: { kind: "pile", rule: "RF-32", name: { en: "deck", de: "Stapel" } },
  hand: { kind: "pile", rule: "RF-32", name: { en: "hand", de: "Hand" } },
  discard: { kind: "pile", rule: "RF-52", name: { en: "discard", de: "Ablage" } },
  duel: { kind: "mode", name: { en: "Duel", de: "Duell" } },
  team: { kind: "mode", rule: "RF-71", name: { en: "Team", de: "Team" } },
  "free-for-all": { kind: "mode", rule: "RF-78", name: { en: "Free-for-all", de: "Jeder gegen jeden" } },
  solo: { kind: "mode", rule: "RF-80", name: { en: "Solo", de: "Solo" } },
  trainer: { kind: "role", rule: "RF-80", name: { en: "The trainer", de: "Der Trainer" } },
  attack: { kind: "plan", rule: "RF-83", name: { en: "Attack", de: "Angriff" } },
  control: { kind: "plan", rule: "RF-83", name: { en: "Control", de: "Kontrolle" } },
  challenge: { kind: "drill", rule: "RF-86", name: { en: "Challenge", de: "Herausforderung" } },
  "add-on": { kind: "drill", rule: "RF-86", name: { en: "Add-on", de: "Zusatz" } },
} as const satisfies Readonly<Record<string, Worded>>;
