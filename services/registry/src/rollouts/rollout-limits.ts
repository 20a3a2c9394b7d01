import type { ComparisonLimits } from './comparison.ts';

/** The limits of rollouts, from the configuration. */
export interface RolloutLimits {
  readonly comparison: ComparisonLimits;
  /** An opening that has not ended after this time counts as failed. */
  readonly loadMs: number;
  /** A step of an automatic promotion lasts at least this long. */
  readonly stepMs: number;
  /** A step of an automatic promotion has at least this many openings of the canary. */
  readonly stepVisits: number;
  /** The openings of one member that count in 10 minutes, on each side of a rollout. */
  readonly memberVisits: number;
}

/** ADR 20 has the reasons. */
export const defaultComparison: ComparisonLimits = {
  falseAlarms: 0.008,
  acceptableFailures: 0.05,
  aloneAfterMs: 10_000,
  blocks: 300,
};
