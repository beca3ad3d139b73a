import { padEnd, wrap } from "../../paint.js";
import { type GuildLook, guildLooks, letters } from "./guilds.js";
import { ownerName } from "./sides.js";
import { wordsOf } from "./text.js";
import { owners, viewOf } from "./view.js";
import type { Numbered, Sight } from "./wire.js";

/** Lines for each guild's text: all it needs, or on a low screen fewer. */
const ALLOWED = [Number.POSITIVE_INFINITY, 3, 2, 1];

/** The guilds that may be taken, each with what its cards do, and what everyone has. */
export function draft(sight: Sight, listed: readonly Numbered[]): string[] {
  let lines: string[] = [];
  for (const most of ALLOWED) {
    lines = page(sight, listed, most);
    if (lines.length <= (sight.height ?? lines.length)) break;
  }
  return lines;
}

function page(sight: Sight, listed: readonly Numbered[], most: number): string[] {
  const { paint, language } = sight;
  const words = wordsOf(language);
  let isCut = false;
  const offered = (viewOf(sight).offered ?? []).flatMap((id) => {
    const number = listed.find(({ option }) => option.do === "draft" && option.guild === id)?.number;
    const guild = guildLooks(sight).get(id);
    if (!guild) return [];
    const key = number === undefined ? "    " : paint.key(`[${number}]`.padStart(4));
    const lines = wrap(`${key} ${title(sight, guild)} ${guild.text}`, sight.width - 3, " ", " ".repeat(10));
    if (lines.length <= most) return lines;
    isCut = true;
    return [...lines.slice(0, most - 1), `${lines[most - 1]} …`];
  });
  const more = isCut ? paint.dim(`  ${words.wholeTexts}`) : "";
  return [` ${paint.bold(words.draftTitle)}${more}`, ...offered, ...(most > 1 ? [""] : []), ...taken(sight)];
}

function taken(sight: Sight): string[] {
  const v = viewOf(sight);
  const words = wordsOf(sight.language);
  const column = Math.max(...owners(v).map((owner) => ownerName(sight, owner).length));
  return owners(v).flatMap((owner) => {
    const names = (v.guilds[owner] ?? []).map((id) => guildLooks(sight).get(id)?.name ?? id);
    const who = padEnd(sight.paint.bold(ownerName(sight, owner)), column);
    return wrap(
      names.length === 0 ? words.nothingTaken : names.join(", "),
      sight.width,
      ` ${who}  `,
      " ".repeat(column + 3),
    );
  });
}

export const title = ({ paint }: Sight, guild: GuildLook): string =>
  `${letters(paint, guild)} ${paint.bold(`${guild.name}.`)}`;
