import { LANGUAGES, type Language } from "@rifthall/kernel/game";
import { Refusal } from "@rifthall/kernel/text";
import { Command, CommanderError, Option } from "commander";
import { addCommands } from "./commands/index.js";
import { BadUsage, Failure } from "./failure.js";
import { helpIn } from "./help.js";
import { type Surroundings, Terminal } from "./terminal.js";
import { languageOf, type Texts, textsOf } from "./text/index.js";

/** What a command gets, and where it leaves its exit code. */
export interface Call {
  readonly terminal: Terminal;
  readonly language: Language;
  readonly texts: Texts;
  code: number;
}

/** Runs one command line. 0: all well, 1: it failed, 2: it was called wrongly. */
export async function run(words: readonly string[], around: Surroundings): Promise<number> {
  const terminal = new Terminal(around);
  const language = spoken(words) ?? languageOf(around.env);
  const call: Call = { terminal, language, texts: textsOf(language), code: 0 };
  try {
    const program = commandLine(call, around);
    if (words.length === 0 && !terminal.interactive) program.outputHelp();
    else await program.parseAsync(words.length === 0 ? ["start"] : [...words], { from: "user" });
    return call.code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof BadUsage || error instanceof Failure || error instanceof Refusal)) throw error;
    terminal.complain(`${call.texts.error}: ${error.message}`);
    return error instanceof BadUsage ? 2 : 1;
  } finally {
    terminal.close();
  }
}

function commandLine(call: Call, around: Surroundings): Command {
  const program = new Command("rifthall");
  program.description(call.texts.about.rifthall).enablePositionalOptions();
  program.configureOutput({
    writeOut: (text) => around.output.write(text),
    writeErr: (text) => around.errors.write(text),
    getOutHelpWidth: () => call.terminal.width,
    getErrHelpWidth: () => call.terminal.width,
    getOutHasColors: () => call.terminal.paint.coloured,
    getErrHasColors: () => false,
  });
  program.exitOverride().showHelpAfterError(`(rifthall --help)`);
  addCommands(program, call);
  helpIn(program, call.texts);
  for (const command of everyCommand(program))
    if (!command.options.some((option) => option.long === "--lang"))
      command.addOption(new Option("--lang <language>", call.texts.about.lang).choices([...LANGUAGES]));
  return program;
}

const everyCommand = (command: Command): Command[] => [command, ...command.commands.flatMap(everyCommand)];

/** The language must be known before the first help text is made. */
function spoken(words: readonly string[]): Language | null {
  const at = words.findIndex((word) => word === "--lang" || word.startsWith("--lang="));
  const word = at < 0 ? undefined : (words[at].split("=")[1] ?? words[at + 1]);
  return LANGUAGES.find((language) => language === word) ?? null;
}
