export { admitCampaign, type Campaign, readCampaign } from "../campaign.js";
export { Match, optionList } from "../match.js";
export { opaque, placeBytes, placePosition, plainState } from "../position.js";
export { impossible } from "../possible.js";
export {
  INPUTS_PER_RECORD,
  type Input,
  isResign,
  isUndo,
  type MatchRecord,
  RECORD,
  readRecord,
  type Start,
  startFrom,
} from "../record.js";
