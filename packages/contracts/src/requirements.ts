import { satisfies } from 'semver';
import type { ModuleManifest } from './module-manifest.ts';

/** The live versions of the parts that modules depend on. */
export interface LiveVersions {
  /** The SDK that the shell shares; undefined without a manifest of the shell. */
  readonly sdk: string | undefined;
  /** The contract of each service that has declared itself. */
  readonly contracts: ReadonlyMap<string, string>;
}

/** The name of the SDK among the libraries that the shell shares. */
export const sdkLibrary = '@seed/portal-sdk';

/**
 * Returns a sentence for each requirement of a module that the live portal does not meet. A service without a declaration
 * is left out.
 *
 * @example
 * const requires = { sdk: '^2.0.0', api: { notices: '^1.3.0' } };
 * unmetRequirements({ requires }, { sdk: '2.1.0', contracts: new Map([['notices', '1.2.0']]) });
 * // ['It requires notices ^1.3.0, and 1.2.0 is live.']
 */
export function unmetRequirements(
  { requires }: Pick<ModuleManifest, 'requires'>,
  { sdk, contracts }: LiveVersions,
): string[] {
  const shell =
    sdk === undefined || satisfies(sdk, requires.sdk)
      ? []
      : [`It requires the SDK ${requires.sdk}, and the shell has ${sdk}.`];
  const services = Object.entries(rangesOf({ requires })).flatMap(([service, range]) => {
    const live = contracts.get(service);
    if (live === undefined || range === undefined || satisfies(live, range)) return [];
    return [`It requires ${service} ${range}, and ${live} is live.`];
  });
  return [...shell, ...services];
}

/**
 * Returns the services that a module requires, with the ranges of their contracts. Older manifests name services only.
 *
 * @example
 * rangesOf({ requires: { sdk: '^2.0.0', api: ['notices'] } }); // { notices: undefined }
 */
export function rangesOf({
  requires: { api },
}: Pick<ModuleManifest, 'requires'>): Readonly<Record<string, string | undefined>> {
  return Array.isArray(api) ? Object.fromEntries(api.map((service) => [service, undefined])) : api;
}
