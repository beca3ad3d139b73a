import { Refusal } from "@rifthall/kernel/text";
import type { Company, Friend } from "@rifthall/service";
import type { Friends, Tie } from "../store/friends.js";
import type { Invitations } from "../store/invitations.js";
import type { Ears } from "./ears.js";
import type { Presence } from "./presence.js";

/** Nobody has more friends than this, nor asks more people at once, nor is asked by more. */
const MOST_FRIENDS = 200;
const MOST_ASKED = 50;
const MOST_ASKING = 100;
const RECENT = 20;
/** Whoever is asked over to a table is for so long, in ms; and to so many. */
const CALLED = 3 * 24 * 3600_000;
const MOST_CALLS = 20;

/** Whom people have to do with: their friends, those they have played with, and tables they are asked over to. */
export class Circle {
  constructor(
    readonly friends: Friends,
    private readonly invitations: Pick<Invitations, "get">,
    private readonly presence: Presence,
    readonly ears: Ears,
    private readonly now: () => number,
  ) {}

  async of(person: string): Promise<Company> {
    const { friends, presence } = this;
    const [ties, recent, muted, calls] = await Promise.all([
      friends.of(person),
      friends.recent(person, RECENT),
      friends.mutedBy(person),
      friends.calls(person, this.now() - CALLED, MOST_CALLS),
    ]);
    const known = await friends.named([...ties.map(({ other }) => other), ...muted]);
    const [where, seen] = await Promise.all([
      presence.of(ties.map(({ other }) => other)),
      presence.seen(ties.map(({ other }) => other)),
    ]);
    const named = (some: readonly Tie[]) =>
      some.flatMap(({ other }) => known.find(({ who }) => who === other) ?? []).filter(({ who }) => !muted.has(who));
    const friendsNow = named(ties.filter(({ agreed }) => agreed)).map(({ who, name }): Friend => {
      const at = where.get(who);
      const is = at === undefined ? "away" : at.match === null ? "here" : "playing";
      return { who, name, is, match: at?.match ?? null, seen: at ? null : (seen.get(who) ?? null) };
    });
    const isOpen = ({ agreed }: Tie): boolean => !agreed;
    return {
      friends: friendsNow,
      asking: named(ties.filter((tie) => isOpen(tie) && tie.by !== person)),
      asked: named(ties.filter((tie) => isOpen(tie) && tie.by === person)),
      recent: recent.filter(({ who }) => !muted.has(who)),
      muted: known.filter(({ who }) => muted.has(who)),
      calls: calls
        .filter(({ by }) => !muted.has(by))
        .map(({ by, name, options, time, ...call }) => ({
          ...call,
          by: { who: by, name },
          options: JSON.parse(options),
          time: time === null ? null : JSON.parse(time),
        })),
    };
  }

  async befriend(person: string, other: string): Promise<void> {
    const { friends } = this;
    if (person === other) throw new Refusal("oneself", "everybody is their own friend already");
    await this.checkKnown(other);
    const [mine, theirs, apart] = await Promise.all([
      friends.of(person),
      friends.of(other),
      friends.apart([person, other]),
    ]);
    // Whoever would rather not hear of them does not, and nobody is told so.
    if (apart(person, other)) return;
    const isAsked = mine.some((tie) => tie.other === other && tie.by === other);
    const open = (ties: readonly Tie[], by: (tie: Tie) => boolean): number =>
      ties.filter((tie) => !tie.agreed && by(tie)).length;
    const isFull = (ties: readonly Tie[]): boolean => ties.filter(({ agreed }) => agreed).length >= MOST_FRIENDS;
    if (isFull(mine) || isFull(theirs)) throw tooMany(`nobody has more than ${MOST_FRIENDS} friends`);
    if (!isAsked && open(mine, ({ by }) => by === person) >= MOST_ASKED)
      throw tooMany(`${MOST_ASKED} people are asked already`);
    if (!isAsked && open(theirs, ({ by }) => by !== other) >= MOST_ASKING) throw tooMany("they are asked by many");
    await friends.ask(person, other);
    this.tell(person, other);
  }
  async unfriend(person: string, other: string): Promise<void> {
    await this.friends.part(person, other);
    this.tell(person, other);
  }
  async mute(person: string, other: string, isMuted: boolean): Promise<void> {
    if (person === other) throw new Refusal("oneself", "nobody mutes themselves");
    await this.checkKnown(other);
    await this.friends.mute(person, other, isMuted);
    this.tell(person);
  }

  async callOver(person: string, code: string, other: string): Promise<void> {
    const { friends } = this;
    const invited = await this.invitations.get(code);
    const isThere = invited.by === person || invited.seats.some((seat) => seat.is === "person" && seat.who === person);
    if (!isThere) throw new Refusal("not-yours", "only who sits at a table asks others over");
    const tie = (await friends.of(person)).find((one) => one.other === other);
    if (!tie?.agreed) throw new Refusal("no-friend", "only friends are asked over");
    if ((await friends.mutedBy(other)).has(person)) return;
    await friends.call(person, other, invited.code);
    this.tell(other);
  }
  async turnDown(person: string, code: string): Promise<void> {
    await this.friends.turnDown(person, code);
    this.tell(person);
  }

  /** Their friends hear of whoever came, went, or went to another table. */
  async moved(person: string): Promise<void> {
    for (const { other, agreed } of await this.friends.of(person)) if (agreed) this.tell(other);
  }

  private async checkKnown(other: string): Promise<void> {
    if ((await this.friends.named([other])).length === 0) throw unknownPerson();
  }
  private tell(...people: readonly string[]): void {
    for (const person of people) this.ears.tell(person);
  }
}

export const unknownPerson = (): Refusal =>
  new Refusal("unknown-person", "nobody is known by this", undefined, {
    en: "Nobody is known here by this.",
    de: "So ist hier niemand bekannt.",
  });
const tooMany = (why: string): Refusal =>
  new Refusal("too-many", why, undefined, {
    en: "That would be too many.",
    de: "Das wären zu viele.",
  });
