import { wrap } from "../../paint.js";
import { title } from "./draft.js";
import { guildLooks } from "./guilds.js";
import { ownerName } from "./sides.js";
import { wordsOf } from "./text.js";
import { owners, viewOf } from "./view.js";
import type { Sight } from "./wire.js";

/** Both sides' abilities, from the data that runs; in solo the trainer's challenges instead of its guilds'. */
export function crib(sight: Sight): string[] {
  const { paint, width } = sight;
  const v = viewOf(sight);
  const looks = guildLooks(sight);
  const lines = owners(v)
    .filter((owner) => v.mode !== "solo" || owner === 0)
    .flatMap((owner) => [
      paint.bold(` ${ownerName(sight, owner)}`),
      ...(v.guilds[owner] ?? []).flatMap((id) => {
        const guild = looks.get(id);
        return guild ? wrap(`${title(sight, guild)} ${guild.text}`, width, "  ", "      ") : [];
      }),
    ]);
  return v.mode === "solo" ? [...lines, ...trainer(sight)] : lines;
}

function trainer(sight: Sight): string[] {
  const { paint, width, options } = sight;
  const used = [...guildLooks(sight).values()].filter(({ id, face }) =>
    face?.is === "challenge" ? options[`challenge${face.number}`] === face.stars : id === options.addOn,
  );
  return [
    paint.bold(` ${wordsOf(sight.language).trainerBots}`),
    ...used.flatMap((card) => wrap(`${paint.bold(`${card.name}.`)} ${card.text}`, width, "  ", "      ")),
  ];
}
