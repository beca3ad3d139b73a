import { readDeck } from "@rifthall/host";
import type { MatchOptions, Pack, Text } from "@rifthall/kernel/game";
import { Refusal } from "@rifthall/kernel/text";
import { type BroughtPack, type Games, gameFor, PACKS } from "@rifthall/service";
import type { Examiner } from "../examiner.js";
import type { Packs } from "../store/packs.js";
import type { Person } from "../store/people.js";

/** What people bring to a table: cards of their own, and decks. */
export class Brought {
  constructor(
    private readonly games: Games,
    /** Looks it through where nobody else is harmed. */
    private readonly examiner: Pick<Examiner, "packs">,
    private readonly kept: Packs,
  ) {}

  /** Packs for such a match, looked through and kept; refused where they cannot be played with. */
  async looked(
    person: Person,
    { game, options, seats }: { readonly game: string; readonly options: MatchOptions; readonly seats: number },
    texts: readonly string[],
  ): Promise<readonly BroughtPack[]> {
    if (texts.reduce((sum, text) => sum + text.length, 0) > PACKS.characters)
      throw new Refusal("bad-packs", `packs of one table have at most ${PACKS.characters} characters together`);
    return this.keep(person, texts.length === 0 ? [] : await this.examiner.packs(game, options, seats, texts));
  }

  async keep(person: Person, packs: readonly Pack[]): Promise<readonly BroughtPack[]> {
    const hashes = await this.kept.keep(person.id, packs);
    return packs.map((pack, i) => ({ hash: hashes[i] ?? "", pack: pack.pack, title: titleOf(pack) }));
  }
  packs(brought: readonly BroughtPack[]): Promise<readonly Pack[]> {
    return this.kept.get(brought.map(({ hash }) => hash));
  }

  /** Refused where it is none, or cannot be played. */
  async checkDeck(id: string, deck: string, brought: readonly BroughtPack[]): Promise<void> {
    if (deck.trim() === "") return;
    const game = await gameFor(this.games, id);
    if (!game.decks) throw new Refusal("no-decks", "players of this game bring no decks");
    readDeck(game, game.content(await this.packs(brought)), deck.trim());
  }
}

/** As it stands there, in whatever languages; else its name. */
function titleOf({ pack, title }: Pack): Text {
  const { en, de } = (typeof title === "object" && title !== null ? title : {}) as Readonly<Record<string, unknown>>;
  const first = typeof en === "string" ? en : typeof de === "string" ? de : pack;
  return { en: first, de: typeof de === "string" ? de : first };
}
