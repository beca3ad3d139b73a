/** What the page says of who one is at the server. */
export const english = {
  mine: "My account",
  title: "My account",
  name: "Your name",
  nameAbout: (shown: string, isAlike: boolean): string =>
    isAlike ? `Others see you as ${shown}: somebody else's name looks like yours.` : "As others see it at the table.",
  keepName: "Take this name",
  renamed: (name: string): string => `You are ${name} from now on.`,
  again: "On other devices",
  againAbout:
    "There is no password. You are known in this browser; a passkey or a recovery code lets you in on others, and here again should the browser forget you.",
  passkeys: "Passkeys",
  noPasskeys: "You have none yet.",
  withheld:
    "Browsers have passkeys only over https, or on the machine that serves. Under this address a recovery code does the same.",
  unable: "This browser has no passkeys. A recovery code does the same.",
  makeKey: "Make a passkey",
  keyMade: "From now on this passkey lets you in.",
  removeKey: "Take away",
  made: (day: string): string => `made ${day}`,
  used: (day: string): string => `last used ${day}`,
  unknownDevice: "a browser",
  code: "Recovery code",
  codeNone: "None yet. It is shown once: write it down, or keep it in a password store.",
  codeThere: (day: string): string => `You have one, made ${day}. A new one takes its place.`,
  newCode: "Make a code",
  anotherCode: "Make another code",
  yourCode: "Your recovery code",
  codeOnce: "It is shown this once. Whoever has it comes in as you, and it changes each time it is used.",
  copy: "Copy",
  copied: "It is on the clipboard.",
  devices: "Where you are signed in",
  thisOne: "this browser",
  end: "Sign out",
  endAll: "Sign out everywhere",
  endAllSure: "You are signed out here, too. Without a passkey or a recovery code you cannot come back.",
  stay: "Stay",
  data: "What is kept of you",
  dataAbout: "Your name, when you were here, the tables you laid, the matches you played. All of it in one file.",
  save: "Save it",
  remove: "Delete my account",
  removeAbout:
    "What you played with others stays theirs, with your name gone. In matches that go on a bot plays for you.",
  removeSure: "Name, passkeys, code and everything else that is yours are deleted at once. Nothing of it comes back.",
  removeNo: "Keep it",
  removeYes: "Delete",
  before: "You were here before?",
  beforeAbout: "Come in as who you were, from another device or after this browser forgot you.",
  byKey: "With a passkey",
  byCode: "Recovery code",
  byCodeAbout: "five groups of four signs",
  comeBack: "Come back",
  newCodeTitle: "Welcome back. Your new recovery code",
  goOn: "I have it",
  keptOut: "You are kept out",
  keptOutAbout: (until: string | null): string =>
    until === null
      ? "Whoever runs this server does not let you in any more."
      : `Whoever runs this server does not let you in until ${until}.`,
  reason: "Why",
};

export type AccountWords = typeof english;
