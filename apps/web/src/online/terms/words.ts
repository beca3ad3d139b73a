import type { Behind, Talk, TimeControl } from "@rifthall/service";
import { spoken } from "../../table/words.ts";
import { DAY, type Kind, MINUTE } from "./terms.ts";

const english = {
  time: "Time",
  kinds: { none: "No clock", live: "In one go", days: "Over days" } satisfies Readonly<Record<Kind, string>>,
  kindsAbout: {
    none: "Everybody takes as long as they like.",
    live: "Clocks run for those who are asked. Up to half a second of a slow line is forgiven for each answer.",
    days: "So long for each turn, at night, too.",
  } satisfies Readonly<Record<Kind, string>>,
  base: "For the match",
  increment: "More for each turn",
  each: "For each turn",
  minutes: (n: number): string => (n === 1 ? "1 minute" : `${n} minutes`),
  seconds: (n: number): string => (n === 0 ? "nothing" : `${n} seconds`),
  days: (n: number): string => (n === 1 ? "1 day" : `${n} days`),
  end: "When time is up",
  ends: { resigns: "The match is lost", bot: "A bot plays on" } satisfies Readonly<Record<TimeControl["end"], string>>,
  endsAbout: {
    resigns: "",
    bot: "Whoever comes back takes the seat again.",
  } satisfies Readonly<Record<TimeControl["end"], string>>,
  rated: "Rated",
  ratedAbout: "It counts for the ratings of all. Nobody is advised, and everybody sits at a screen of their own.",
  casual: "not rated",
  talk: "What is said",
  talks: { nothing: "Nothing", phrases: "Ready phrases", anything: "Anything" } satisfies Readonly<
    Record<Talk, string>
  >,
  watching: "Whoever looks on",
  delay: (behind: Behind | null): string =>
    behind === null
      ? "sees it at once"
      : `is ${behind.many} ${behind.is === "choices" ? "choice" : "minute"}${behind.many === 1 ? "" : "s"} behind`,
  change: "Change",
  pace: (time: TimeControl | null): string => {
    if (time === null) return "No clock";
    if (time.is === "days") return time.each === DAY ? "1 day a turn" : `${time.each / DAY} days a turn`;
    const more = time.increment === 0 ? "" : ` + ${time.increment / 1000} s`;
    return `${Math.round((10 * time.base) / MINUTE) / 10} min${more}`;
  },
};
type TermsWords = typeof english;

const german: TermsWords = {
  time: "Zeit",
  kinds: { none: "Ohne Uhr", live: "Am Stück", days: "Über Tage" },
  kindsAbout: {
    none: "Alle lassen sich Zeit, so viel sie wollen.",
    live: "Die Uhr läuft bei denen, die gefragt sind. Bis zu einer halben Sekunde langsamer Leitung wird bei jeder Antwort verziehen.",
    days: "So lange für jeden Zug, auch nachts.",
  },
  base: "Für die Partie",
  increment: "Dazu je Zug",
  each: "Für jeden Zug",
  minutes: (n) => (n === 1 ? "1 Minute" : `${n} Minuten`),
  seconds: (n) => (n === 0 ? "nichts" : `${n} Sekunden`),
  days: (n) => (n === 1 ? "1 Tag" : `${n} Tage`),
  end: "Ist die Zeit um",
  ends: { resigns: "ist die Partie verloren", bot: "spielt ein Bot weiter" },
  endsAbout: { resigns: "", bot: "Wer zurückkommt, bekommt den Platz wieder." },
  rated: "Gewertet",
  ratedAbout: "Zählt für die Wertung aller. Rat gibt es nicht, und jeder sitzt am eigenen Bildschirm.",
  casual: "nicht gewertet",
  talk: "Gesagt wird",
  talks: { nothing: "nichts", phrases: "Fertiges", anything: "alles" },
  watching: "Wer zuschaut",
  delay: (behind) => {
    if (behind === null) return "sieht alles sofort";
    if (behind.is === "minutes")
      return behind.many === 1 ? "ist eine Minute zurück" : `ist ${behind.many} Minuten zurück`;
    return behind.many === 1 ? "ist eine Wahl zurück" : `ist ${behind.many} Wahlen zurück`;
  },
  change: "Ändern",
  pace: (time) => {
    if (time === null) return "Ohne Uhr";
    if (time.is === "days") return time.each === DAY ? "1 Tag je Zug" : `${time.each / DAY} Tage je Zug`;
    const more = time.increment === 0 ? "" : ` + ${time.increment / 1000} s`;
    return `${(Math.round((10 * time.base) / MINUTE) / 10).toLocaleString("de")} min${more}`;
  },
};

export const termsWords = spoken({ en: english, de: german });
