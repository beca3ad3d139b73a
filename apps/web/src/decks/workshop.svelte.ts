import type { DeckBox, DeckReport } from "@rifthall/host";
import type { CardText, Deck, Language } from "@rifthall/kernel/game";
import type { Component } from "svelte";
import { local } from "../service/local.ts";
import type { KeptDeck } from "./box.ts";
import type { SmallCard } from "./face.ts";
import { kept } from "./kept.svelte.ts";
import { found } from "./search.ts";

export type Box = DeckBox & { readonly cards: readonly CardText[] };

/** The trait that a deck is listed by. */
const KIND = "kind";

/** A deck as it is being built. What may be in it, and what is wrong with it, is asked of whoever runs the matches. */
export class Workshop {
  box: Box = $state.raw({} as Box);
  leader = $state("");
  cards: Readonly<Record<string, number>> = $state.raw({});
  name = $state("");
  report: DeckReport | null = $state.raw(null);
  /** What was there before another deck was taken. */
  before: KeptDeck | null = $state.raw(null);
  text = $state("");
  traits: Record<string, string> = $state({});
  fittingOnly = $state(true);
  private asked = 0;

  constructor(
    readonly game: string,
    box: Box,
    readonly Face: Component<SmallCard>,
    private language: Language,
  ) {
    this.box = box;
    const draft = kept.draft(game);
    if (draft) this.set(draft);
    else void this.check();
  }

  readonly texts = $derived(new Map(this.box.cards.map((card) => [card.id, card])));
  /** What may be in some deck, sorted by what is said on the cards. */
  readonly takable = $derived(
    this.inOrder(
      this.box.cards.filter(({ id }) => id in this.box.most),
      this.box.traits.filter(({ printed }) => printed),
    ),
  );
  readonly fitting = $derived(this.box.leaders.find(({ id }) => id === this.leader)?.fitting ?? null);
  readonly found = $derived(
    found(this.takable, this.box.traits, {
      text: this.text,
      traits: this.traits,
      within: this.fittingOnly ? this.fitting : null,
    }),
  );
  /** The deck's cards by kind; what the game does not know comes last. */
  readonly listed = $derived.by(() => {
    const known = this.inOrder(
      this.takable,
      this.box.traits.filter(({ id }) => id === KIND),
    );
    const order = new Map(known.map(({ id }, i) => [id, i]));
    const rank = (card: string): number => order.get(card) ?? order.size;
    return Object.entries(this.cards).sort(([a], [b]) => rank(a) - rank(b));
  });
  /** What is said on each card of its traits. */
  private readonly said = $derived.by(() => {
    const all = new Map<string, string>();
    for (const { name, cards } of this.box.traits.flatMap(({ printed, values }) => (printed ? values : [])))
      for (const card of cards) all.set(card, all.has(card) ? `${all.get(card)} · ${name}` : name);
    return all;
  });
  tagsOf(card: string): string {
    return this.said.get(card) ?? "";
  }
  /** What is told of a leader besides its name: the traits it shares with cards. */
  allegiance(leader: string): string {
    const face = this.texts.get(leader)?.face ?? {};
    return this.box.traits
      .flatMap(({ id, values }) => values.find((value) => value.id === face[id])?.name ?? [])
      .join(" · ");
  }
  get narrowed(): boolean {
    return this.text !== "" || Object.values(this.traits).some((value) => value !== "");
  }
  showAll(): void {
    this.text = "";
    this.traits = {};
  }
  get deck(): Deck {
    return { leader: this.leader, cards: this.cards };
  }
  get isEmpty(): boolean {
    return Object.keys(this.cards).length === 0;
  }
  nameOf(card: string): string {
    return this.texts.get(card)?.name ?? card;
  }
  copies(card: string): number {
    return this.cards[card] ?? 0;
  }
  most(card: string): number {
    return this.box.most[card] ?? 0;
  }

  add(card: string, by: 1 | -1): void {
    const n = Math.max(0, this.copies(card) + by);
    const { [card]: _, ...others } = this.cards;
    this.cards = n === 0 ? others : { ...this.cards, [card]: n };
    this.changed();
  }
  lead(leader: string): void {
    this.leader = leader;
    this.changed();
  }
  call(name: string): void {
    this.name = name;
    this.changed();
  }
  /** Puts another deck in place of this one, which can be taken back. */
  take(deck: KeptDeck): void {
    this.before = this.isEmpty && this.leader === "" ? null : { ...this.deck, name: this.name };
    this.set(deck);
  }
  takeBack(): void {
    if (this.before) this.set(this.before);
    this.before = null;
  }
  /** Reads a code or text; refused where it cannot be read. */
  async bring(source: string, name: string): Promise<void> {
    const { leader, cards } = await local().call("deck", this.game, source, this.language);
    this.take({ leader, cards, name });
  }
  save(name: string): boolean {
    this.name = name;
    this.changed();
    return kept.save(this.game, { ...this.deck, name });
  }
  speak(box: Box, language: Language): void {
    this.box = box;
    this.language = language;
    void this.check();
  }

  /** By the first trait, among equals by the next; else as they came. */
  private inOrder(cards: readonly CardText[], traits: Box["traits"]): readonly CardText[] {
    const ranks = traits.map(({ values }) => new Map(values.flatMap((value, i) => value.cards.map((id) => [id, i]))));
    const compare = (a: CardText, b: CardText): number => {
      for (const rank of ranks) {
        const by = (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0);
        if (by !== 0) return by;
      }
      return 0;
    };
    return [...cards].sort(compare);
  }

  private set({ leader, cards, name }: KeptDeck): void {
    this.leader = leader;
    this.cards = cards;
    this.name = name;
    this.changed();
  }
  private changed(): void {
    kept.sketch(this.game, { ...this.deck, name: this.name });
    void this.check();
  }
  private async check(): Promise<void> {
    const asked = ++this.asked;
    const report = await local().call("deck", this.game, this.deck, this.language);
    // A later question is on its way: only its answer counts.
    if (asked === this.asked) this.report = report;
  }
}
