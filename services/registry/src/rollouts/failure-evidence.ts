/** The openings of a module on one side of a comparison. */
export interface Openings {
  readonly visits: number;
  readonly failures: number;
}

/** Concurrent openings of both sides; without `stable` openings the canary is compared with what is acceptable. */
export interface FailureBlock {
  readonly canary: Openings;
  readonly stable: Openings;
}

interface Alternative {
  readonly stable: number;
  readonly canary: number;
}

/** The shares of failures that are tried as an explanation; fewer of them find a bad release earlier. */
const alternatives: readonly Alternative[] = [
  { stable: 0.01, canary: 0.2 },
  { stable: 0.01, canary: 0.5 },
  { stable: 0.01, canary: 0.97 },
  { stable: 0.1, canary: 0.4 },
  { stable: 0.2, canary: 0.97 },
];

/** One bet for each alternative, before the first block. */
export const noFailureBets: readonly number[] = alternatives.map(() => 0);

/**
 * Multiplies the bet on each alternative by the likelihood of the block under it, divided by its likelihood if both
 * sides failed equally often. As long as the canary fails no more often than stable, no bet grows in expectation,
 * however often and whenever one looks at them.
 *
 * @param bets logarithms, one an alternative
 * @param acceptable the share of failures that is no reason against a canary while no member uses stable
 * @see Turner, Ly, Grünwald: Generic E-variables for exact sequential k-sample tests that allow for optional stopping,
 *   2024, section 3; the one-sided case by the monotonicity of the ratio
 */
export function betOnFailures(bets: readonly number[], block: FailureBlock, acceptable: number): number[] {
  const { canary, stable } = block;
  return alternatives.map((alternative, at) => {
    const equal =
      stable.visits === 0
        ? acceptable
        : (stable.visits * alternative.stable + canary.visits * alternative.canary) / (stable.visits + canary.visits);
    // An alternative that is acceptable is no evidence against the canary.
    if (alternative.canary <= equal) return bets[at] ?? 0;
    const gain = logRatio(canary, alternative.canary, equal) + logRatio(stable, alternative.stable, equal);
    return (bets[at] ?? 0) + gain;
  });
}

function logRatio({ visits, failures }: Openings, share: number, equal: number): number {
  return failures * Math.log(share / equal) + (visits - failures) * Math.log((1 - share) / (1 - equal));
}
