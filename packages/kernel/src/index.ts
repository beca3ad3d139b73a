export { type Answered, askAll, askBlind, forAll, picks, type QuestionForAll } from "./all.js";
export { type Campaign, readCampaign } from "./campaign.js";
export { type Column, type ColumnOptions, Columns, type Difference, type Range } from "./columns.js";
export type { Event, Logged, Sink } from "./event.js";
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
} from "./game.js";
export { canonical, textHash } from "./hash.js";
export * from "./ids.js";
export { COUNT, holds, type Kind, WORD } from "./kind.js";
export {
  advance,
  ask,
  askOn,
  boot,
  choose,
  finishAbove,
  options,
  pending,
  suspend,
  waitFor,
} from "./machine.js";
export { Match, optionList, type Start, startFrom } from "./match.js";
export { forgetModifiers, modifier, modify } from "./modifier.js";
export { isReadable, LONGEST_NAME, tidyName } from "./name.js";
export {
  LANGUAGES,
  type Language,
  type MatchOption,
  type MatchOptions,
  type OptionValue,
  optionsSchema,
  readOptions,
  type Text,
} from "./options.js";
export { opaque, placeBytes, placePosition, plainState } from "./position.js";
export { impossible } from "./possible.js";
export * from "./procedure.js";
export { number, type Program, program } from "./program.js";
export { Dice, rekey, roll, seed } from "./random.js";
export { INPUTS_PER_RECORD, type Input, isResign, isUndo, type MatchRecord, RECORD, readRecord } from "./record.js";
export { nearest, Refusal, shown, unknown, visible } from "./refusal.js";
export { type Facts, openZones, type Scene, type SeenCard, seenZones } from "./scene.js";
export { dropSignal, orderMatters, settle, signal, type Triggers } from "./signal.js";
export * from "./state.js";
export { look, redact, resample, Sampler, type View } from "./view.js";
export { boundary, notice, type Watch } from "./watch.js";
export type { Happens, Offers, Wire } from "./wire.js";
export * from "./zone.js";
