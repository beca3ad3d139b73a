import { campaignsOf, matchesOf, type Opened } from "@rifthall/host";
import type { Language } from "@rifthall/kernel/game";
import { storyLines } from "../../cardtext.js";
import { BadUsage } from "../../failure.js";
import { padEnd, widthOf, wrap } from "../../paint.js";
import type { Terminal } from "../../terminal.js";
import { textsOf } from "../../text/index.js";
import { readKept } from "./file.js";

export interface ShowArgs {
  readonly code?: boolean;
  readonly json?: boolean;
  readonly record?: string;
}

/** How the campaign stands, part by part, and what can be played next; or its code, or one of its records. */
export function campaignShow(terminal: Terminal, language: Language, file: string, args: ShowArgs): number {
  const texts = textsOf(language);
  const opened = readKept(file, texts);
  const { game, content, chronicle } = opened;
  if (args.record !== undefined) terminal.print(recordOf(opened, args.record, language));
  else if (args.code) terminal.print(campaignsOf(game).encode(content, chronicle.campaign));
  else if (args.json)
    terminal.print(
      JSON.stringify({
        campaign: chronicle.campaign,
        sections: campaignsOf(game).describe(content, chronicle.campaign, language),
        matches: matchesOf(opened, language),
        changes: campaignsOf(game).changes(content, chronicle.campaign, language),
      }),
    );
  else terminal.print([...sheetLines(terminal, opened, language), "", ...matchLines(terminal, opened, language)]);
  return 0;
}

function recordOf({ chronicle }: Opened, word: string, language: Language): string {
  const kept = chronicle.played.flatMap(({ record }) => record ?? []);
  const record = kept[Number(word) - 1];
  if (record !== undefined) return JSON.stringify(record);
  throw new BadUsage(`--record: ${textsOf(language).campaignNoRecord(Number(word), kept.length)}`);
}

/** What can be done next, and the command for it: that is never broken, so that it can be copied. */
export function pointer({ paint, width }: Terminal, text: string, words: string): string[] {
  const command = `rifthall campaign ${words}`;
  const line = ` ${text} ${paint.key(command)}`;
  return widthOf(line) < width ? [line] : [...wrap(text, width - 1, " "), `   ${paint.key(command)}`];
}

export function sheetLines(
  { paint, width }: Terminal,
  { game, content, chronicle }: Opened,
  language: Language,
): string[] {
  const [head, ...others] = campaignsOf(game).describe(content, chronicle.campaign, language);
  const [name = "", ...story] = head?.lines ?? [];
  return [
    ` ${paint.bold(paint.accent(name))}`,
    ...story.filter((text) => text !== "").flatMap((text) => storyLines(text, paint, width)),
    ...others.flatMap(({ title, lines }) => [
      "",
      ` ${paint.bold(title)}`,
      ...lines.flatMap((line) => wrap(line, width - 1, "   ", "     ")),
    ]),
  ];
}

/** Every match with its number, how it went, and why it cannot be played where it cannot. */
export function matchLines({ paint, width }: Terminal, opened: Opened, language: Language): string[] {
  const texts = textsOf(language);
  const { last, underway } = opened.chronicle;
  const list = matchesOf(opened, language);
  const name = (id: string): string => list.find((match) => match.id === id)?.name ?? id;
  return [
    ` ${paint.bold(texts.campaignMatches)}`,
    ...list.flatMap((match, i) => {
      const isOpen = match.reasons.length === 0;
      const key = padEnd(isOpen ? `${i + 1}` : "·", 2);
      const result = match.result === undefined ? "" : ` (${texts.campaignResults[match.result]})`;
      const again = isOpen && last?.match === match.id ? `, ${texts.campaignAgain}` : "";
      const title = `   ${isOpen ? paint.key(key) : paint.dim(key)} ${isOpen ? paint.bold(match.name) : match.name}`;
      return [
        ...wrap(`${title}${result}${again} ${paint.dim(match.id)}`, width - 1, "", "      "),
        ...match.reasons.flatMap(({ said, rule }) =>
          wrap(`${texts.campaignNot}: ${said} (${rule})`, width - 1, "      ", "        "),
        ),
        ...(isOpen ? wrap(match.about, width - 1, "      ") : []).map((line) => paint.dim(line)),
      ];
    }),
    ...(underway === undefined ? [] : wrap(texts.campaignUnderway(name(underway.match)), width - 1, " ")),
  ];
}
