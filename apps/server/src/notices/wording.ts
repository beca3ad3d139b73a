import type { Language, Text } from "@rifthall/kernel/game";
import type { NoticeKind } from "@rifthall/service";

/** What there is to say: of which game, and who else is there. Nothing of what lies on the table. */
export interface Story {
  readonly kind: NoticeKind | "test";
  readonly game: Text;
  readonly others: readonly string[];
  /** A place of the page, from its #. */
  readonly link: string;
}
interface Said {
  readonly title: string;
  readonly body: string;
}

interface Wording {
  readonly story: Readonly<Record<Story["kind"], (game: string, others: string) => Said>>;
  readonly confirm: (code: string, address: string) => Said;
  readonly stop: (address: string) => Said & { readonly act: string; readonly done: string };
  /** Below every mail. */
  readonly foot: (address: string) => string;
}

const WORDINGS: Readonly<Record<Language, Wording>> = {
  en: {
    story: {
      turn: (game, others) => ({
        title: `${game}: it is your turn`,
        body: others === "" ? "A match of yours waits for you." : `Your match with ${others} waits for you.`,
      }),
      invited: (game, others) => ({
        title: `${game}: you are asked to play`,
        body: others === "" ? "A seat is kept for you." : `${others} would like to play with you.`,
      }),
      time: (game, others) => ({
        title: `${game}: a match has ended by time`,
        body: others === "" ? "A match of yours is over." : `Your match with ${others} is over.`,
      }),
      test: () => ({ title: "Rifthall: a test", body: "This is how you are told when there is something to tell." }),
    },
    confirm: (code, address) => ({
      title: `Rifthall: ${code} confirms this address`,
      body: `Somebody at ${address} would like to be told by mail when it is their turn. If that is you, enter this code under "My account":\n\n    ${code}\n\nIt counts for a day. If it is not you, do nothing: nothing else is sent here.`,
    }),
    stop: (address) => ({
      title: "No more mails",
      body: `From now on nothing is sent to ${address} any more.`,
      act: "Send me no more mails",
      done: "That is done: nothing is sent there any more.",
    }),
    foot: (address) => `No more of these mails: ${address}`,
  },
  de: {
    story: {
      turn: (game, others) => ({
        title: `${game}: Du bist am Zug`,
        body: others === "" ? "Eine deiner Partien wartet auf dich." : `Deine Partie mit ${others} wartet auf dich.`,
      }),
      invited: (game, others) => ({
        title: `${game}: Du bist eingeladen`,
        body: others === "" ? "Ein Platz ist für dich frei gehalten." : `${others} möchte mit dir spielen.`,
      }),
      time: (game, others) => ({
        title: `${game}: Eine Partie endete durch Zeit`,
        body: others === "" ? "Eine deiner Partien ist vorbei." : `Deine Partie mit ${others} ist vorbei.`,
      }),
      test: () => ({ title: "Rifthall: ein Versuch", body: "So erfährst du es, wenn es etwas zu erfahren gibt." }),
    },
    confirm: (code, address) => ({
      title: `Rifthall: ${code} bestätigt diese Adresse`,
      body: `Jemand möchte unter ${address} durch Mails erfahren, wenn er oder sie am Zug ist. Wenn du das bist, gib diesen Code unter „Mein Konto“ ein:\n\n    ${code}\n\nEr gilt einen Tag. Wenn du es nicht bist, tu nichts: Sonst wird nichts hierher gesendet.`,
    }),
    stop: (address) => ({
      title: "Keine Mails mehr",
      body: `Von da an wird nichts mehr an ${address} gesendet.`,
      act: "Keine Mails mehr senden",
      done: "Das ist getan: Dorthin wird nichts mehr gesendet.",
    }),
    foot: (address) => `Keine solchen Mails mehr: ${address}`,
  },
};

export const wordingIn = (language: Language): Wording => WORDINGS[language];

export function saidOf({ kind, game, others }: Story, language: Language): Said {
  const names = new Intl.ListFormat(language, { type: "conjunction" }).format(others);
  return WORDINGS[language].story[kind](game[language], names);
}
