export type { Account, KeptOut, Me } from "./account.js";
export type { TableRequest } from "./asks.js";
export { type ClockState, Clocks, type ClockView, FORGIVEN, TIMES, type TimeControl } from "./clocks.js";
export type { Connection } from "./connection.js";
export type * from "./contract.js";
export { Crew, type Hire } from "./crew.js";
export { Desk } from "./desk.js";
export { type Brought, examined, type Fine } from "./examined.js";
export { gameFor } from "./games.js";
export { type Broken, type Kept, type KeptCampaign, readKept, readKeptCampaign } from "./kept.js";
export { Known, told } from "./known.js";
export { gameOf } from "./match.js";
export type { Door, Invitation, InvitedSeat, Meetings, OpenTable, SeatOffer } from "./meeting.js";
export { type FromMind, Mind, type ToMind } from "./mind.js";
export { namesBehind } from "./named.js";
export type * from "./notices.js";
export { NOTICES } from "./notices.js";
export { type PackedMoments, unpackMoments, unpackStatus } from "./packed.js";
export { type BroughtPack, PACKS } from "./packs.js";
export type {
  Appending,
  Clock,
  Examiner,
  Games,
  InputLog,
  Jobs,
  Keeping,
  Lock,
  Neighbours,
  Ports,
  Since,
  Standing,
  Store,
  TablePorts,
} from "./ports.js";
export { newStart, seatable, startOf } from "./records.js";
export { type Ask, type Port, Refused, Remote, type Reply, stuck } from "./remote.js";
export type { Screen } from "./screen.js";
export { serve } from "./serve.js";
export type * from "./social.js";
export { BEHIND, LONGEST_NOTE, LONGEST_SAID, PHRASES, TALKS, WRONGS } from "./social.js";
export { outdated } from "./summary.js";
export { Table } from "./table.js";
export { Tables } from "./tables.js";
export { type Guest, type Served, Visit } from "./visit.js";
