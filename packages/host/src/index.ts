export { type Advice, type Advised, Advising } from "./advice.js";
export type { Answer, Update } from "./answer.js";
export { type Change, changed, changeOf } from "./change.js";
export {
  afterMatch,
  CHRONICLE,
  type Chronicle,
  campaignFor,
  campaignsOf,
  changeCampaign,
  matchesOf,
  newChronicle,
  type Opened,
  optionsOf,
  type PlayedMatch,
  readChronicle,
  type Shelf,
  whileMatch,
} from "./chronicle.js";
export {
  type Decision,
  describeDecision,
  describeOption,
  describeOptions,
  describeStatus,
  IDLE,
  type OptionLine,
  type SeatOptions,
  type Status,
} from "./decision.js";
export {
  type DeckBox,
  type DeckCount,
  type DeckReport,
  dealDecks,
  deckBox,
  deckReport,
  decksOf,
  inventDeck,
  type ReadyReport,
  readDeck,
  readyReports,
  type SaidNote,
} from "./deck.js";
export { type Picture, pictureOf } from "./film.js";
export { type CampaignGains, gainsOf } from "./gains.js";
export { Host } from "./host.js";
export { LINK, LONGEST_LINK } from "./letters.js";
export { type ContentOf, decodeLink, encodeLink, linkedGame } from "./link.js";
export { isAtTable, type Line, type Moment, opening, type Story } from "./log.js";
export { drawSetup } from "./lot.js";
export { outlook, preview, type Told } from "./preview.js";
export { Replay, type Seen } from "./replay.js";
export { packRows, type Rows, unpackRows } from "./rows.js";
export type { Holder } from "./seats.js";
export { take } from "./take.js";
export { type Past, pastOf, type Taken } from "./taken.js";
export { type Thought, think } from "./think.js";
export type { Asking, UndoRequest } from "./undo.js";
export { type Weighed, weigh } from "./weighing.js";
export { type Candidate, readCandidate, type Why, why } from "./why.js";
