import { isDeepStrictEqual } from 'node:util';
import { gt, satisfies } from 'semver';
import type { ContractDescription, OperationDescription } from './contract-description.ts';
import { schemaGaps } from './schema-gaps.ts';

/** The difference of two versions of a contract, each change as a sentence. */
export interface ContractChanges {
  /** Changes that break a client that was made with the version before. */
  readonly breaking: readonly string[];
  /** All other changes. */
  readonly compatible: readonly string[];
}

/** Compares a contract with the one before. */
export function contractChanges(before: ContractDescription, after: ContractDescription): ContractChanges {
  const shared = Object.entries(before.operations).map(([address, one]) => ({
    address,
    one,
    other: after.operations[address],
  }));
  const breaking = shared.flatMap(({ address, one, other }) =>
    (other === undefined ? ['is gone'] : breaksOf(one, other)).map((reason) => `${address} ${reason}`),
  );
  const grown = shared.filter(
    ({ one, other }) => other !== undefined && !isDeepStrictEqual(one, other) && breaksOf(one, other).length === 0,
  );
  const added = Object.keys(after.operations).filter((address) => !(address in before.operations));
  return {
    breaking,
    compatible: [
      ...grown.map(({ address }) => `${address} has changed`),
      ...added.map((address) => `${address} is new`),
    ],
  };
}

/** An old client's requests must be accepted, and the new responses must be what it expects. */
function breaksOf(before: OperationDescription, after: OperationDescription): string[] {
  return [
    ...(before.operation === after.operation ? [] : [`is called ${after.operation}, not ${before.operation}`]),
    ...schemaGaps({ sent: before.request, accepted: after.request, sender: 'client', place: 'request' }),
    ...schemaGaps({ sent: after.response, accepted: before.response, sender: 'service', place: 'response' }),
  ];
}

/**
 * Checks a version against its changes by the rules of semver: after a breaking change, `^` of the released version
 * must exclude it; after any other change, `~` must.
 *
 * @returns the reason, or undefined if the version fits
 */
export function versionProblem(released: string, next: string, changes: ContractChanges): string | undefined {
  if (next !== released && !gt(next, released)) return `is older than the released ${released}`;
  if (changes.breaking.length > 0 && satisfies(next, `^${released}`)) {
    return `breaks what works with ${released}: it needs a new major version`;
  }
  if (changes.compatible.length > 0 && satisfies(next, `~${released}`)) {
    return `has more than ${released}: it needs a new minor version`;
  }
  return undefined;
}
