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

/**
 * Returns a sentence for each need of a release that the live portal does not meet.
 *
 * @throws ProblemError 503 if the gateway cannot show what is live.
 */
export function unmetNeeds({ requires, uses = {} }: Needs, live: LivePortal): string[] {
  const { libraries, contracts, pending } = live;
  const wanted = Object.keys(rangesOf({ requires }));
  const silent = wanted.find((service) => pending.includes(service));
  if (silent !== undefined) throw cannotBeChecked(`the service ${silent} has not responded yet`);
  const sdk = libraries?.[sdkLibrary]?.version;
  if (libraries === undefined || sdk === undefined) throw cannotBeChecked('the shell has no manifest');
  return [
    ...unmetRequirements({ requires }, { sdk, contracts: new Map(Object.entries(contracts)) }),
    ...wanted
      .filter((service) => !(service in contracts))
      .map((service) => `It requires ${service}, and the portal has no such service.`),
    ...ownLibraries(uses, libraries).reasons.map((reason) => `${reason[0]?.toUpperCase()}${reason.slice(1)}.`),
  ];
}
