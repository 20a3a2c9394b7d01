import { z } from 'zod';
import { defaultComparison, type RolloutLimits } from './rollout-limits.ts';

const share = (value: number) => z.coerce.number().gt(0).lt(1).default(value);
const seconds = (value: number) => z.coerce.number().int().positive().max(86_400).default(value);

/** The limits of the test that takes a canary back; ADR 20 has the reasons for the defaults. */
export const rolloutEnvironment = {
  /** The greatest probability that a rollout of a good release goes back. */
  ROLLOUT_FALSE_ALARMS: share(0.008),
  /** The share of failures that is no reason against a canary while no member uses stable. */
  ROLLOUT_ACCEPTABLE_FAILURES: share(0.05),
  /** An opening that has not ended after this time counts as failed: the page hangs. */
  ROLLOUT_LOAD_SECONDS: seconds(20),
  /** How long a step of an automatic promotion lasts at least. */
  ROLLOUT_STEP_SECONDS: seconds(600),
  /** How many openings of the canary a step of an automatic promotion has at least. */
  ROLLOUT_STEP_VISITS: z.coerce.number().int().positive().default(50),
  /** How many openings of one member count in 10 minutes at most, on each side of a rollout. */
  ROLLOUT_MEMBER_VISITS: z.coerce.number().int().positive().default(30),
};

export function rolloutLimitsOf(parsed: z.output<z.ZodObject<typeof rolloutEnvironment>>): RolloutLimits {
  return {
    comparison: {
      ...defaultComparison,
      falseAlarms: parsed.ROLLOUT_FALSE_ALARMS,
      acceptableFailures: parsed.ROLLOUT_ACCEPTABLE_FAILURES,
    },
    loadMs: parsed.ROLLOUT_LOAD_SECONDS * 1000,
    stepMs: parsed.ROLLOUT_STEP_SECONDS * 1000,
    stepVisits: parsed.ROLLOUT_STEP_VISITS,
    memberVisits: parsed.ROLLOUT_MEMBER_VISITS,
  };
}
