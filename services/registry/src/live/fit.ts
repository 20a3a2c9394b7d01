import type { LivePortal } from '@seed/contracts/live-portal';
import type { ModuleManifest } from '@seed/contracts/module-manifest';
import { type LibraryUses, ownLibraries } from '@seed/contracts/own-libraries';
import { rangesOf, sdkLibrary, unmetRequirements } from '@seed/contracts/requirements';
import { cannotBeChecked } from './live-portal.ts';

/** The needs of a release. */
export interface Needs {
  readonly requires: ModuleManifest['requires'];
  /** Its imports of the shared libraries; undefined for builds before they were recorded. */
  readonly uses?: LibraryUses | undefined;
}

/** A need of a release that the live portal does not meet. */
export interface UnmetNeed {
  readonly message: string;
  /** The service that is absent or too old; undefined for a need of the shell. */
  readonly service?: string;
}

/**
 * Returns each need of a release that the live portal does not meet.
 *
 * @throws ProblemError 503 if the gateway cannot show what is live.
 */
export function unmetNeeds({ requires, uses = {} }: Needs, live: LivePortal): UnmetNeed[] {
  const { libraries, contracts, pending } = live;
  const ranges = Object.entries(rangesOf({ requires }));
  const silent = ranges.find(([service]) => pending.includes(service))?.[0];
  if (silent !== undefined) throw cannotBeChecked(`the service ${silent} has not responded yet`, { service: silent });
  const sdk = libraries?.[sdkLibrary]?.version;
  if (libraries === undefined || sdk === undefined) throw cannotBeChecked('the shell has no manifest');
  const versions = new Map(Object.entries(contracts));
  const ofShell = [
    ...unmetRequirements({ requires: { ...requires, api: {} } }, { sdk, contracts: versions }),
    ...ownLibraries(uses, libraries).reasons.map((reason) => `${reason[0]?.toUpperCase()}${reason.slice(1)}.`),
  ];
  const ofServices = ranges.flatMap(([service, range]) => {
    const only = { requires: { ...requires, api: range === undefined ? {} : { [service]: range } } };
    const found = unmetRequirements(only, { sdk: undefined, contracts: versions });
    const absent = service in contracts ? [] : [`It requires ${service}, and the portal has no such service.`];
    return [...found, ...absent].map((message) => ({ message, service }));
  });
  return [...ofShell.map((message) => ({ message })), ...ofServices];
}
