/** Concurrent mount times in milliseconds: one side has exactly one. */
export interface TimeBlock {
  readonly canary: readonly number[];
  readonly stable: readonly number[];
}

/**
 * The tried odds that a mount of the canary takes longer than one of stable. The smallest decides what slowness is no
 * reason: odds below 1.4 to 1 never count against a canary.
 */
const alternatives = [2, 5, 15] as const;

/** One bet for each alternative, before the first block. */
export const noTimeBets: readonly number[] = alternatives.map(() => 0);

/**
 * Multiplies each bet by the probability of the block's ranks under its alternative, divided by that of equal times. Ranks
 * need no assumption about how mount times are distributed, and a block has only openings of the same minutes.
 *
 * @param bets logarithms, one an alternative
 * @see Lehmann: The power of rank tests, 1953 (the alternatives); Vovk, Wang: E-values, 2021 (their use as bets)
 */
export function betOnTimes(bets: readonly number[], { canary, stable }: TimeBlock): number[] {
  const isCanaryAlone = canary.length === 1;
  const [one = 0] = isCanaryAlone ? canary : stable;
  const others = isCanaryAlone ? stable : canary;
  // Equal times count for the canary.
  const below = others.filter((other) => (isCanaryAlone ? other < one : other <= one)).length;
  return alternatives.map((odds, at) => {
    const power = isCanaryAlone ? odds : 1 / odds;
    return (bets[at] ?? 0) + logRankRatio({ rank: below + 1, count: others.length + 1, power });
  });
}

interface Rank {
  readonly rank: number;
  readonly count: number;
  readonly power: number;
}

/** The probability of a rank among `count` if the one's distribution is the others' to a power, times `count`. */
function logRankRatio({ rank, count, power }: Rank): number {
  let ratio = Math.log(power);
  for (let place = rank; place <= count; place += 1) ratio += Math.log(place / (place + power - 1));
  return ratio;
}
