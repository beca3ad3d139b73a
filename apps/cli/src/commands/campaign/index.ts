import { levels } from "@rifthall/bots";
import { games } from "@rifthall/games";
import { campaignsOf, changeCampaign, newChronicle, type Opened } from "@rifthall/host";
import { type Content, type Game, type Language, type MatchOptions, readOptions } from "@rifthall/kernel/game";
import { Refusal } from "@rifthall/kernel/text";
import type { Command } from "commander";
import { storyLines } from "../../cardtext.js";
import { BadUsage, Failure } from "../../failure.js";
import { examples } from "../../help.js";
import { padEnd, spread, widthOf, wrap } from "../../paint.js";
import { asUsage, findGame, givenOptions, readPacks } from "../../play/opening.js";
import type { Call } from "../../program.js";
import type { Terminal } from "../../terminal.js";
import { textsOf } from "../../text/index.js";
import { addOptionFlags, gameOptions, optionFlags } from "../flags.js";
import { readKept, writeBack, writeNew } from "./file.js";
import { type CampaignPlayArgs, campaignPlay } from "./play.js";
import { campaignShow, matchLines, pointer, type ShowArgs, sheetLines } from "./show.js";

interface NewArgs {
  readonly game?: string;
  readonly code?: string;
  readonly pack?: readonly string[];
  readonly option?: readonly string[];
}

/** The games that have campaigns; examples are given with the first. */
const CAMPAIGNERS = games.filter(({ campaigns }) => campaigns);
const [SAMPLE] = CAMPAIGNERS as readonly (Game | undefined)[];
const FILE = "my-campaign.json";

const several = (word: string, list: readonly string[] | undefined): string[] => [...(list ?? []), word];

/** Declares what can be done with campaigns; where no game has any, there is no such command. */
export function addCampaigns(program: Command, call: Call): void {
  if (SAMPLE === undefined) return;
  const { about } = call.texts;
  const { terminal, language } = call;
  const campaign = program.command("campaign").description(about.campaign);
  const shown = (lines: readonly string[]) => examples(call.texts, lines);
  const idOf = (): string => SAMPLE.campaigns?.titles(SAMPLE.content([]), language)[0]?.id ?? "";
  campaign.addHelpText("after", () =>
    shown([`rifthall campaign new ${FILE} ${idOf()}`, `rifthall campaign play ${FILE}`]),
  );
  const begin = campaign
    .command("new")
    .description(about.campaignNew)
    .argument("<file>", about.campaignFile)
    .argument("[campaign]", about.campaignId)
    .option("--game <game>", about.campaignGame)
    .option("--code <code>", about.campaignCode)
    .option("--option <name=value>", about.option, several)
    .option("--pack <file>", about.pack, several)
    .addHelpText("after", () => gameOptions(call, CAMPAIGNERS))
    .addHelpText("after", () =>
      shown([`rifthall campaign new ${FILE} ${idOf()}`, `rifthall campaign new ${FILE} --code CODE`]),
    )
    .action((file: string, id: string | undefined, args: NewArgs) => {
      const option = [...(args.option ?? []), ...optionFlags({ ...args }, [])];
      call.code = campaignNew(terminal, language, file, id, { ...args, option });
    });
  addOptionFlags(begin);
  campaign
    .command("show")
    .description(about.campaignShow)
    .argument("<file>", about.campaignFile)
    .option("--code", about.campaignEncode)
    .option("--record <n>", about.campaignRecord)
    .option("--json", about.json)
    .addHelpText("after", shown([`rifthall campaign show ${FILE}`, `rifthall campaign show ${FILE} --code`]))
    .action((file: string, args: ShowArgs) => {
      call.code = campaignShow(terminal, language, file, args);
    });
  const play = campaign
    .command("play")
    .description(about.campaignPlay)
    .argument("<file>", about.campaignFile)
    .argument("[match]", about.campaignMatch)
    .option("--again", about.campaignReplay)
    .option("--mode <mode>", about.mode)
    .option("--seats <list>", about.seats(levels.map(({ id }) => id).join(", ")))
    .option("--seed <text>", about.seed)
    .option("--option <name=value>", about.option, several)
    .option("--fast", about.fast)
    .addHelpText("after", () => gameOptions(call, CAMPAIGNERS))
    .addHelpText(
      "after",
      shown([
        `rifthall campaign play ${FILE}`,
        `rifthall campaign play ${FILE} --again --seats person,adept`,
        `rifthall campaign play ${FILE} 1 --seats adept,adept`,
      ]),
    )
    .action(async (file: string, match: string | undefined, args: CampaignPlayArgs) => {
      const option = [...(args.option ?? []), ...optionFlags({ ...args }, ["mode"])];
      call.code = await campaignPlay(terminal, language, file, match, { ...args, option });
    });
  addOptionFlags(play);
  campaign
    .command("equip")
    .description(about.campaignEquip)
    .argument("<file>", about.campaignFile)
    .argument("[words...]", about.campaignWords)
    .addHelpText("after", shown([`rifthall campaign equip ${FILE}`]))
    .action((file: string, words: string[]) => {
      call.code = campaignEquip(terminal, language, file, words);
    });
}

/** Begins a campaign, by its id or from a code. Without either, those that can be begun are listed. */
function campaignNew(
  terminal: Terminal,
  language: Language,
  file: string,
  id: string | undefined,
  args: NewArgs,
): number {
  const texts = textsOf(language);
  const game = args.game === undefined ? (SAMPLE ?? findGame(undefined)) : findGame(args.game);
  const content = asUsage(() => game.content(readPacks(args.pack ?? [])));
  const titles = asUsage(() => campaignsOf(game)).titles(content, language);
  if (id === undefined && args.code === undefined) {
    terminal.print(titleLines(terminal, titles));
    throw new BadUsage(texts.campaignName(titles.map((title) => title.id).join(", ")));
  }
  const opened = taken(language, game, content, id ?? "", file, args);
  writeNew(file, opened, texts);
  terminal.print([
    ...sheetLines(terminal, opened, language),
    "",
    ...wrap(texts.campaignBegun(file), terminal.width - 1, " "),
    ...pointer(terminal, texts.campaignNext, `play ${file}`),
  ]);
  return 0;
}

function taken(language: Language, game: Game, content: Content, id: string, file: string, args: NewArgs): Opened {
  try {
    const campaigns = campaignsOf(game);
    if (args.code !== undefined) return newChronicle(game, content, campaigns.decode(content, args.code));
    const given = givenOptions(game, args);
    const begun = (of: MatchOptions) => campaigns.begin(content, id, readOptions(game.options, of));
    const usual = readOptions(game.options, {});
    const campaign = begun(given);
    // What a campaign does not keep would be lost without a word: it is said with each match.
    for (const [name, value] of Object.entries(given)) {
      const { [name]: _, ...others } = given;
      if (value !== usual[name] && JSON.stringify(begun(others)) === JSON.stringify(campaign))
        throw new BadUsage(textsOf(language).campaignPerMatch(name, file));
    }
    return newChronicle(game, content, campaign);
  } catch (error) {
    if (error instanceof Refusal) throw new BadUsage(error.said?.[language] ?? error.message);
    throw error;
  }
}

const titleLines = (
  { paint, width }: Terminal,
  titles: readonly { readonly id: string; readonly name: string; readonly story: string }[],
): string[] =>
  titles.flatMap(({ id, name, story }) => [
    ...spread(` ${paint.bold(name)}`, paint.dim(id), width - 1),
    ...storyLines(story, paint, width),
    "",
  ]);

/** Changes something between two matches; without words, says what could be. */
function campaignEquip(terminal: Terminal, language: Language, file: string, words: readonly string[]): number {
  const texts = textsOf(language);
  const kept = readKept(file, texts);
  if (words.length === 0) {
    terminal.print(changeLines(terminal, kept, language));
    return 0;
  }
  const changed = changedBy(kept, words, language);
  writeBack(kept, changed, texts);
  terminal.print([...sheetLines(terminal, changed, language), "", ...matchLines(terminal, changed, language)]);
  return 0;
}

function changedBy(opened: Opened, words: readonly string[], language: Language): Opened {
  try {
    return changeCampaign(opened, words);
  } catch (error) {
    if (error instanceof Refusal) throw new Failure(error.said?.[language] ?? error.message);
    throw error;
  }
}

function changeLines({ paint, width }: Terminal, { game, content, chronicle }: Opened, language: Language): string[] {
  const texts = textsOf(language);
  const changes = campaignsOf(game).changes(content, chronicle.campaign, language);
  if (changes.length === 0) return wrap(texts.campaignNoChanges, width - 1, " ");
  const column = Math.max(...changes.map(({ words }) => widthOf(words.join(" "))));
  return [
    ` ${paint.bold(texts.campaignChanges)}`,
    ...changes.flatMap(({ words, said }) => {
      const typed = words.join(" ");
      return column > width / 2
        ? [`   ${paint.key(typed)}`, ...wrap(said, width - 1, "      ")]
        : wrap(said, width - 1, `   ${paint.key(padEnd(typed, column))}  `, " ".repeat(column + 5));
    }),
  ];
}
