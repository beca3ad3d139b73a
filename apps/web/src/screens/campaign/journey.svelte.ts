import type { CampaignBearer, CampaignItem, CampaignMatch, CardText, Language } from "@rifthall/kernel/game";
import type { CampaignView } from "@rifthall/service";
import { failed } from "../../service/failed.ts";
import { local } from "../../service/local.ts";
import type { Station, StationState } from "./station.ts";
import { campaignWords } from "./text/index.ts";

export type JourneyMatch = CampaignView["matches"][number];

/** How many go where nobody has said otherwise. */
const USUAL = 2;

/** A campaign on the page: how it stands, which match of it is looked at, and who would go. */
export class Journey {
  view: CampaignView | null = $state.raw(null);
  trouble: unknown = $state.raw(null);
  /** What went wrong with something that was asked for; the rest stands. */
  refused = $state("");
  private wanted = $state("");
  private going: readonly string[] | null = $state.raw(null);

  constructor(readonly campaign: string) {}

  async load(language: Language): Promise<void> {
    try {
      this.view = await local().call("campaign", this.campaign, language);
    } catch (error) {
      this.trouble = error;
    }
  }

  get matches(): readonly JourneyMatch[] {
    return this.view?.matches ?? [];
  }
  /** What is looked at: what was chosen, else what is under way, else the first that is open and not won. */
  get match(): JourneyMatch | undefined {
    const { matches, view } = this;
    const isOpen = ({ reasons, result }: CampaignMatch): boolean => reasons.length === 0 && result !== "won";
    return (
      matches.find(({ id }) => id === this.wanted) ??
      matches.find(({ id }) => id === view?.underway?.match) ??
      matches.find(isOpen) ??
      matches.find(({ id }) => id === view?.last?.match) ??
      matches[0]
    );
  }
  look(match: string): void {
    this.wanted = match;
    this.refused = "";
  }
  get isUnderway(): boolean {
    return this.match !== undefined && this.match.id === this.view?.underway?.match;
  }
  /** The last one is played from where it began. */
  get isAgain(): boolean {
    return this.match !== undefined && this.match.id === this.view?.last?.match;
  }

  get bearers(): readonly CampaignBearer[] {
    return this.view?.sheet.bearers ?? [];
  }
  bearer(id: string | null): CampaignBearer | undefined {
    return this.bearers.find((bearer) => bearer.id === id);
  }
  item(id: string | null | undefined): CampaignItem | undefined {
    return this.view?.sheet.items.find((item) => item.id === id);
  }
  /** Who went last, and is still alive. */
  get went(): readonly string[] {
    return (this.view?.last?.bearers ?? []).filter((id) => this.bearer(id)?.dead === false);
  }
  /** Who goes, in the order of the sheet: who is out already, whom somebody chose, else those who have to and who went last, or as many as usual. */
  get party(): readonly string[] {
    const { underway } = this.view ?? {};
    if (underway && underway.match === this.match?.id) return underway.bearers;
    const alive = this.bearers.filter(({ dead }) => !dead).map(({ id }) => id);
    const { must = [], least = 1, most = 1 } = this.match ?? {};
    const { went } = this;
    const rank = (id: string): number => (must.includes(id) ? 0 : went.includes(id) ? 1 : 2);
    const first = alive.toSorted((a, b) => rank(a) - rank(b));
    const chosen = this.going ?? first.slice(0, Math.min(most, Math.max(least, went.length || USUAL)));
    return alive.filter((id) => chosen.includes(id));
  }
  toggle(bearer: string): void {
    const { party } = this;
    this.going = party.includes(bearer) ? party.filter((id) => id !== bearer) : [...party, bearer];
  }
  /** Why these cannot set out for that match now, if they cannot. */
  get hindrance(): string | undefined {
    const { match, party } = this;
    const w = campaignWords();
    if (!match) return undefined;
    if (match.reasons.length > 0) return match.result === "won" ? w.wonWhy : w.closedWhy;
    const missing = match.must.filter((id) => !party.includes(id)).map((id) => this.bearer(id)?.name ?? id);
    if (missing.length > 0) return w.mustGo(missing);
    if (party.length < match.least) return w.atLeast(match.least);
    return party.length > match.most ? w.atMost(match.most) : undefined;
  }

  get cards(): ReadonlyMap<string, CardText> {
    return new Map(this.view?.cards.map((card) => [card.id, card]));
  }
  card(id: string): CardText | undefined {
    return this.view?.cards.find((card) => card.id === id);
  }

  get stations(): readonly Station[] {
    const w = campaignWords();
    return this.matches.map((match) => {
      const state = stateOf(match, this.view?.underway?.match);
      const [reason] = match.reasons;
      const told =
        state === "won" || state === "lost"
          ? w.state[state](match.tries)
          : state === "locked" && reason
            ? reason.said
            : w.state[state];
      return { id: match.id, name: match.name, state, said: told };
    });
  }

  /** Does what the words say; what is refused is told. */
  async change(words: readonly string[], language: Language): Promise<boolean> {
    this.refused = "";
    try {
      await local().call("changeCampaign", this.campaign, words);
      await this.load(language);
      return true;
    } catch (error) {
      this.refused = failed(error);
      return false;
    }
  }
}

function stateOf({ id, result, reasons }: CampaignMatch, underway: string | undefined): StationState {
  if (id === underway) return "underway";
  if (result === "won") return "won";
  if (reasons.length > 0) return "locked";
  return result ?? "open";
}
