import type { AccountWords } from "./en.ts";

export const german: AccountWords = {
  mine: "Mein Konto",
  title: "Mein Konto",
  name: "Dein Name",
  nameAbout: (shown, isAlike) =>
    isAlike ? `Andere sehen dich als ${shown}: Jemand heißt so ähnlich.` : "So, wie andere ihn am Tisch sehen.",
  keepName: "So heißen",
  renamed: (name) => `Von jetzt an heißt du ${name}.`,
  again: "Auf anderen Geräten",
  againAbout:
    "Es gibt kein Passwort. Man kennt dich in diesem Browser; ein Passkey oder ein Wiederherstellungscode lässt dich auch in anderen ein, und hier wieder, falls der Browser dich vergisst.",
  passkeys: "Passkeys",
  noPasskeys: "Du hast noch keinen.",
  withheld:
    "Browser haben Passkeys nur über https oder auf der Maschine, auf der der Server läuft. Unter dieser Adresse leistet ein Wiederherstellungscode dasselbe.",
  unable: "Dieser Browser hat keine Passkeys. Ein Wiederherstellungscode leistet dasselbe.",
  makeKey: "Passkey anlegen",
  keyMade: "Von jetzt an lässt dich dieser Passkey ein.",
  removeKey: "Wegnehmen",
  made: (day) => `angelegt am ${day}`,
  used: (day) => `zuletzt benutzt am ${day}`,
  unknownDevice: "ein Browser",
  code: "Wiederherstellungscode",
  codeNone: "Noch keiner. Er wird einmal gezeigt: Schreib ihn auf, oder leg ihn zu deinen Passwörtern.",
  codeThere: (day) => `Du hast einen, angelegt am ${day}. Ein neuer tritt an seine Stelle.`,
  newCode: "Code anlegen",
  anotherCode: "Neuen Code anlegen",
  yourCode: "Dein Wiederherstellungscode",
  codeOnce:
    "Er wird nur dieses eine Mal gezeigt. Wer ihn hat, kommt als du herein, und mit jeder Benutzung ändert er sich.",
  copy: "Kopieren",
  copied: "Er liegt in der Zwischenablage.",
  devices: "Wo du angemeldet bist",
  thisOne: "dieser Browser",
  end: "Abmelden",
  endAll: "Überall abmelden",
  endAllSure: "Auch hier wirst du abgemeldet. Ohne Passkey oder Wiederherstellungscode kommst du nicht zurück.",
  stay: "Bleiben",
  data: "Was über dich aufbewahrt wird",
  dataAbout: "Dein Name, wann du hier warst, deine Tische, deine Partien. Alles in einer Datei.",
  save: "Speichern",
  remove: "Mein Konto löschen",
  removeAbout:
    "Was du mit anderen gespielt hast, bleibt ihnen, ohne deinen Namen. In Partien, die weitergehen, spielt ein Bot für dich.",
  removeSure: "Name, Passkeys, Code und alles andere von dir wird sofort gelöscht. Nichts davon kommt zurück.",
  removeNo: "Behalten",
  removeYes: "Löschen",
  before: "Du warst schon hier?",
  beforeAbout: "Komm als du selbst herein, von einem anderen Gerät oder nachdem dieser Browser dich vergessen hat.",
  byKey: "Mit einem Passkey",
  byCode: "Wiederherstellungscode",
  byCodeAbout: "fünf Gruppen aus vier Zeichen",
  comeBack: "Zurückkommen",
  newCodeTitle: "Willkommen zurück. Dein neuer Wiederherstellungscode",
  goOn: "Ich habe ihn",
  keptOut: "Du wirst nicht eingelassen",
  keptOutAbout: (until) =>
    until === null
      ? "Wer diesen Server betreibt, lässt dich nicht mehr ein."
      : `Wer diesen Server betreibt, lässt dich bis zum ${until} nicht ein.`,
  reason: "Warum",
};
