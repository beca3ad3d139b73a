import type { Allocation } from "./allocation.js";
import type { Measured } from "./measure.js";
import type { Rate } from "./rate.js";
import type { Sample } from "./sample.js";
import { bars, figure, type Row, range } from "./text.js";

/** What is read by people: ratios first, since only they carry over to another machine. */
export function toText(measured: Measured): string {
  return [
    `${measured.game}`,
    "",
    ...ratios(measured),
    ...besides(measured),
    ...modes(measured),
    ...rest(measured),
  ].join("\n");
}

function besides({ beside }: Measured): string[] {
  if (beside.size === 0) return [];
  const rows = [...beside].map(([name, times]) => ({ name, value: times.median, unit: "times", note: range(times) }));
  return [
    "Random play beside boardgame.io's Riftforce duel, by turns, per second of processor time",
    ...bars(rows),
    "",
  ];
}

function ratios({ boardgameio, copyMicroseconds, allocation }: Measured): string[] {
  if (boardgameio === undefined) return [];
  const { duel, cloneMicroseconds } = boardgameio;
  const { ours, theirs, times } = duel;
  const rate = (name: string, { decisionsPerSecond }: typeof ours): Row => ({
    name,
    value: decisionsPerSecond.median,
    unit: "decisions/s",
    note: range(decisionsPerSecond),
  });
  return [
    `Random play of the duel: ${figure(times.median)} times boardgame.io (${range(times)} by round), per second of processor time`,
    ...bars([rate("Rifthall", ours), rate("boardgame.io", theirs)]),
    `  options per decision  ${figure(ours.optionsPerDecision.value)} and ${figure(theirs.optionsPerDecision.value)}`,
    `  decisions per match   ${figure(ours.decisionsPerMatch.value)} and ${figure(theirs.decisionsPerMatch.value)} (${figure(ours.matches)} and ${figure(theirs.matches)} matches)`,
    ...duel.differences.map(
      (what) => `  WARNING: ${what} differ by more than 3 %: the two sides do not play the same game`,
    ),
    "",
    `Copy of a match: ${figure(cloneMicroseconds.median / copyMicroseconds.median)} times as fast as structuredClone of plain objects`,
    ...bars([copying("copyFrom", copyMicroseconds), copying("structuredClone", cloneMicroseconds)]),
    "",
    ...(boardgameio.allocation
      ? [
          "Allocated per decision",
          ...bars([allocating("Rifthall", allocation), allocating("boardgame.io", boardgameio.allocation)]),
          "",
        ]
      : []),
  ];
}

const copying = (name: string, time: Sample): Row => ({ name, value: time.median, unit: "µs", note: range(time) });

function allocating(name: string, { bytesPerDecision, decisions, collections }: Allocation): Row {
  const void_ = collections > 0 ? `; ${collections} collections, so too low` : "";
  return { name, value: bytesPerDecision, unit: "bytes", note: `over ${figure(decisions)} decisions${void_}` };
}

function modes({ modes }: Measured): string[] {
  const rows = [...modes].map(([name, rate]) => ({
    name,
    value: rate.decisionsPerSecond.median,
    unit: "decisions/s",
    note: `${range(rate.decisionsPerSecond)}; ${about(rate)}`,
  }));
  return ["Random play by mode", ...bars(rows), ""];
}

const about = ({ optionsPerDecision, decisionsPerMatch, stateBytes }: Rate): string =>
  `${figure(optionsPerDecision)} options each, ${figure(decisionsPerMatch)} a match, state ${figure(stateBytes)} bytes`;

function rest({ copyMicroseconds, records, allocation, boardgameio }: Measured): string[] {
  const { createMicroseconds, replayedPerSecond } = records;
  return [
    ...(boardgameio
      ? []
      : bars([copying("copy of a state", copyMicroseconds), allocating("allocated per decision", allocation)])),
    `New match       ${figure(createMicroseconds.median)} µs to its first decision (${range(createMicroseconds)})`,
    `Replay          ${figure(replayedPerSecond.median)} recorded inputs/s, hashes compared (${range(replayedPerSecond)})`,
    "",
  ];
}

/** What is read by programs: medians, nothing of the machine. */
export function toJson(all: readonly Measured[]): Record<string, unknown> {
  return { games: Object.fromEntries(all.map((measured) => [measured.game, plain(measured)])) };
}

function plain(measured: Measured): Record<string, unknown> {
  const { beside, modes, copyMicroseconds, records, allocation, boardgameio } = measured;
  const [main] = modes.values();
  const [times] = beside.values();
  return {
    decisionsPerSecond: round(boardgameio?.duel.ours.decisionsPerSecond.median ?? main?.decisionsPerSecond.median),
    ...(boardgameio ? compared(boardgameio, copyMicroseconds) : {}),
    ...(times ? { timesBoardgameio: round(times.median) } : {}),
    copyMicroseconds: round(copyMicroseconds.median),
    bytesPerDecision: round(allocation.bytesPerDecision),
    collections: allocation.collections,
    createMicroseconds: round(records.createMicroseconds.median),
    replayedPerSecond: round(records.replayedPerSecond.median),
    stateBytes: main?.stateBytes,
    modes: Object.fromEntries(
      [...modes].map(([name, rate]) => [
        name,
        {
          decisionsPerSecond: round(rate.decisionsPerSecond.median),
          optionsPerDecision: round(rate.optionsPerDecision),
          decisionsPerMatch: round(rate.decisionsPerMatch),
          stateBytes: rate.stateBytes,
        },
      ]),
    ),
  };
}

function compared(boardgameio: NonNullable<Measured["boardgameio"]>, copy: Sample): Record<string, unknown> {
  const { duel, cloneMicroseconds, allocation } = boardgameio;
  const { ours, theirs, times, differences } = duel;
  return {
    timesBoardgameio: round(times.median),
    timesStructuredClone: round(cloneMicroseconds.median / copy.median),
    optionsPerDecision: round(ours.optionsPerDecision.value),
    decisionsPerMatch: round(ours.decisionsPerMatch.value),
    differences,
    boardgameio: {
      decisionsPerSecond: round(theirs.decisionsPerSecond.median),
      optionsPerDecision: round(theirs.optionsPerDecision.value),
      decisionsPerMatch: round(theirs.decisionsPerMatch.value),
      cloneMicroseconds: round(cloneMicroseconds.median),
      ...(allocation ? { bytesPerDecision: round(allocation.bytesPerDecision) } : {}),
    },
  };
}

/** Four digits that mean something are more than a measurement has. */
const round = (n: number | undefined): number | undefined => (n === undefined ? undefined : Number(n.toPrecision(4)));
