import type { Language } from "@rifthall/kernel/game";
import { settings } from "../../settings.svelte.ts";

const english = {
  title: "Cards of your own",
  about: "Whoever sits here plays with them too. A pack is a file, as the workshop or a friend writes it.",
  bring: "Bring a pack",
  another: "Bring another instead",
  leave: "Play without",
  looking: "The server looks it through…",
  large: "This file is larger than any pack.",
};
export type PackWords = typeof english;
const german: PackWords = {
  title: "Eigene Karten",
  about: "Alle an diesem Tisch spielen auch mit ihnen. Ein Paket ist eine Datei, selbst geschrieben oder von Freunden.",
  bring: "Paket mitbringen",
  another: "Ein anderes mitbringen",
  leave: "Ohne spielen",
  looking: "Der Server prüft es…",
  large: "Diese Datei ist größer als jedes Paket.",
};
const dictionaries: Readonly<Record<Language, PackWords>> = { en: english, de: german };
export const packWords = (): PackWords => dictionaries[settings.language];
