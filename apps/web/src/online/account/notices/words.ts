import type { Language } from "@rifthall/kernel/game";
import type { ChannelKind, NoticeKind } from "@rifthall/service";
import { settings } from "../../../settings.svelte.ts";

const english = {
  title: "When you are away",
  about: "You can be told that it is your turn. While you are at the table nothing is sent, and never what lies on it.",
  kinds: {
    turn: "It is my turn",
    invited: "Somebody asks me to play",
    time: "A match has ended by time",
  } satisfies Record<NoticeKind, string>,
  quiet: "Quiet hours",
  quietAbout: (zone: string): string => `What comes then is told afterwards. Times are those of ${zone}.`,
  from: "From",
  to: "Until",
  ways: "How",
  noWays: "On no way yet.",
  sorts: { mail: "mail", push: "this page, in a browser", webhook: "webhook" } satisfies Record<ChannelKind, string>,
  here: "this browser",
  unknown: "a browser",
  off: (why: string): string =>
    `Nothing is sent there any more: it failed again and again (${why}). A test that works brings it back.`,
  test: "Test",
  tested: "Sent.",
  remove: "Take away",
  push: "Tell me in this browser",
  pushed: "From now on this browser tells you.",
  withheld:
    "Browsers tell you by themselves only over https, or on the machine that serves. Under this address this one does not.",
  unable: "This browser does not tell you by itself.",
  mail: "Mail address",
  mailAbout: "A code goes there first, to show that it is yours.",
  noMail: "This server sends no mail: its host has not said how.",
  add: "Add",
  code: (address: string): string => `The code that went to ${address}`,
  codeAbout: "Until you enter it nothing else is sent there.",
  confirm: "Confirm",
  hook: "Webhook",
  hookAbout: "An address of your own, with https. It gets JSON, signed with a secret that you are shown once.",
  secret: "The secret that its messages are signed with. It is shown this once.",
};
type Words = typeof english;

const german: Words = {
  title: "Wenn du nicht da bist",
  about:
    "Du kannst erfahren, wenn du am Zug bist. Solange du am Tisch bist, wird nichts gesendet, und nie, was darauf liegt.",
  kinds: {
    turn: "Ich bin am Zug",
    invited: "Jemand möchte mit mir spielen",
    time: "Eine Partie endete durch Zeit",
  },
  quiet: "Ruhezeit",
  quietAbout: (zone) => `Was dann kommt, erfährst du danach. Die Zeiten sind die von ${zone}.`,
  from: "Von",
  to: "Bis",
  ways: "Wie",
  noWays: "Noch auf keinem Weg.",
  sorts: { mail: "Mail", push: "diese Seite, in einem Browser", webhook: "Webhook" },
  here: "dieser Browser",
  unknown: "ein Browser",
  off: (why) =>
    `Dorthin wird nichts mehr gesendet: Es schlug immer wieder fehl (${why}). Ein Versuch, der gelingt, bringt es zurück.`,
  test: "Versuchen",
  tested: "Gesendet.",
  remove: "Wegnehmen",
  push: "In diesem Browser melden",
  pushed: "Von jetzt an meldet es dieser Browser.",
  withheld:
    "Browser melden sich nur über https von selbst, oder auf der Maschine, auf der der Server läuft. Unter dieser Adresse tut es dieser nicht.",
  unable: "Dieser Browser meldet sich nicht von selbst.",
  mail: "Mail-Adresse",
  mailAbout: "Zuerst geht ein Code dorthin, der zeigt, dass sie deine ist.",
  noMail: "Dieser Server verschickt keine Mails: Wer ihn betreibt, hat nicht gesagt, wie.",
  add: "Hinzufügen",
  code: (address) => `Der Code, der an ${address} ging`,
  codeAbout: "Bis du ihn eingibst, wird sonst nichts dorthin gesendet.",
  confirm: "Bestätigen",
  hook: "Webhook",
  hookAbout:
    "Eine eigene Adresse mit https. Sie bekommt JSON, signiert mit einem Geheimnis, das dir einmal gezeigt wird.",
  secret: "Das Geheimnis, mit dem ihre Nachrichten signiert sind. Es wird nur dieses eine Mal gezeigt.",
};

const dictionaries: Readonly<Record<Language, Words>> = { en: english, de: german };
export const noticeWords = (): Words => dictionaries[settings.language];
