import { betOnFailures, noFailureBets, type Openings } from './failure-evidence.ts';
import { betOnTimes, noTimeBets } from './time-evidence.ts';

/** The limits of the comparison, from the configuration. */
export interface ComparisonLimits {
  /** The greatest probability that a rollout of a good release goes back. */
  readonly falseAlarms: number;
  /** The share of failures that is no reason against a canary while no member uses stable. */
  readonly acceptableFailures: number;
  /** Milliseconds after which openings of the canary are compared with what is acceptable if no member used stable. */
  readonly aloneAfterMs: number;
  /** The number of blocks after which the comparison begins again, so that a release which turns bad is noticed. */
  readonly blocks: number;
}

/** One opening of a module by a member. */
export interface Opening {
  readonly isCanary: boolean;
  readonly at: number;
  readonly hasFailed: boolean;
  /** Milliseconds from the loaded code to the mounted module; null if it has failed. */
  readonly mountMs: number | null;
}

interface Side {
  readonly total: Openings;
  /** Of the openings that wait for one of the other side. */
  readonly open: Openings;
  readonly openTimes: readonly number[];
}

/** All that the comparison of a rollout remembers. */
export interface Comparison {
  /** Grows by one each time that the comparison begins again. */
  readonly round: number;
  readonly blocks: number;
  readonly failureBets: readonly number[];
  readonly timeBets: readonly number[];
  readonly canary: Side;
  readonly stable: Side;
  /** The instant of the first opening of the canary that waits for one of stable; null if none waits. */
  readonly waitingSince: number | null;
}

const nothing: Openings = { visits: 0, failures: 0 };
const emptySide: Side = { total: nothing, open: nothing, openTimes: [] };
/** More waiting times would make a block slower, and hardly stronger. */
const maxOpenTimes = 50;

export const newComparison: Comparison = {
  round: 1,
  blocks: 0,
  failureBets: noFailureBets,
  timeBets: noTimeBets,
  canary: emptySide,
  stable: emptySide,
  waitingSince: null,
};

/** Adds an opening; a block ends with the first opening of the other side. */
export function observe(before: Comparison, opening: Opening, limits: ComparisonLimits): Comparison {
  const side = opening.isCanary ? 'canary' : 'stable';
  const waitingSince = before.waitingSince ?? (opening.isCanary ? opening.at : null);
  const state: Comparison = { ...before, [side]: withOpening(before[side], opening), waitingSince };
  return closeTimes(closeFailures(state, limits));
}

/** Compares openings of the canary that have waited too long with what is acceptable. */
export function passTime(state: Comparison, now: number, limits: ComparisonLimits): Comparison {
  const { waitingSince, stable } = state;
  if (waitingSince === null || now - waitingSince < limits.aloneAfterMs || stable.open.visits > 0) return state;
  return bet(state, limits);
}

/** Begins the comparison again, for another share of members; what was counted stays. */
export function nextRound({ canary, stable, round }: Comparison): Comparison {
  const restart = (side: Side): Side => ({ ...side, open: nothing, openTimes: [] });
  return { ...newComparison, round: round + 1, canary: restart(canary), stable: restart(stable) };
}

/** The evidence against the canary: how many times more probable the openings are if it is worse. */
export interface Evidence {
  readonly failures: number;
  readonly times: number;
  /** The evidence at which the rollout goes back. */
  readonly limit: number;
}

/**
 * Each round gets a share of the permitted false alarms, 1/2, 1/6, 1/12 and so on, and each of both tests half of it. By
 * Ville's inequality, the probability that a bet ever exceeds the limit without cause is at most that share.
 */
export function evidenceOf({ failureBets, timeBets, round }: Comparison, { falseAlarms }: ComparisonLimits): Evidence {
  const limit = (2 * round * (round + 1)) / falseAlarms;
  return { failures: mean(failureBets), times: mean(timeBets), limit };
}

function withOpening(side: Side, { hasFailed, mountMs }: Opening): Side {
  const add = ({ visits, failures }: Openings) => ({ visits: visits + 1, failures: failures + Number(hasFailed) });
  const isTimed = mountMs !== null && !hasFailed && side.openTimes.length < maxOpenTimes;
  const openTimes = isTimed ? [...side.openTimes, mountMs] : side.openTimes;
  return { total: add(side.total), open: add(side.open), openTimes };
}

function closeFailures(state: Comparison, limits: ComparisonLimits): Comparison {
  return state.canary.open.visits > 0 && state.stable.open.visits > 0 ? bet(state, limits) : state;
}

function bet(state: Comparison, { acceptableFailures, blocks }: ComparisonLimits): Comparison {
  const { canary, stable } = state;
  const failureBets = betOnFailures(
    state.failureBets,
    { canary: canary.open, stable: stable.open },
    acceptableFailures,
  );
  const closed: Comparison = {
    ...state,
    blocks: state.blocks + 1,
    failureBets,
    canary: { ...canary, open: nothing },
    stable: { ...stable, open: nothing },
    waitingSince: null,
  };
  return closed.blocks < blocks ? closed : nextRound(closed);
}

function closeTimes(state: Comparison): Comparison {
  const { canary, stable } = state;
  if (canary.openTimes.length === 0 || stable.openTimes.length === 0) return state;
  return {
    ...state,
    timeBets: betOnTimes(state.timeBets, { canary: canary.openTimes, stable: stable.openTimes }),
    canary: { ...canary, openTimes: [] },
    stable: { ...stable, openTimes: [] },
  };
}

/** The mean of bets whose logarithms are given; it is a bet as well. */
function mean(logarithms: readonly number[]): number {
  return logarithms.reduce((sum, one) => sum + Math.exp(one), 0) / logarithms.length;
}
