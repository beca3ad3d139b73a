import type { Command } from "commander";
import type { Texts } from "./text/index.js";

/** Makes every help page speak the language, commander's own words included. */
export function helpIn(command: Command, texts: Texts): void {
  const { words } = texts.about;
  command.helpOption("-h, --help", words.help);
  command.configureHelp({
    styleTitle: (title) => words.titles[title] ?? title,
    optionDescription: (option) => {
      const choices = option.argChoices ? ` (${option.argChoices.join(", ")})` : "";
      const otherwise = option.defaultValueDescription
        ? ` (${words.otherwise}: ${option.defaultValueDescription})`
        : "";
      return `${option.description}${choices}${otherwise}`;
    },
  });
  for (const sub of command.commands) helpIn(sub, texts);
}

/** Examples under a help page. */
export const examples = (texts: Texts, lines: readonly string[]): string =>
  `\n${texts.about.examples}\n${lines.map((line) => `  ${line}`).join("\n")}`;
