export type { CampaignChange, CampaignMatch, CampaignSection, Campaigns, CampaignTitle } from "../campaigns.js";
export type {
  CardText,
  Content,
  Deck,
  DeckNote,
  Decks,
  DeckTrait,
  Described,
  Game,
  Insight,
  Outcome,
  Pack,
  ReadyDeck,
  Reason,
  Setup,
  Speech,
  Study,
  Term,
  Use,
  Variant,
} from "../game.js";
export {
  LANGUAGES,
  type Language,
  type MatchOption,
  type MatchOptions,
  type OptionValue,
  optionsSchema,
  readOptions,
  type Text,
} from "../options.js";
export type { Happens, Offers, Wire } from "../wire.js";
