import type { BootModule } from '@seed/contracts/boot';
import { satisfies } from 'semver';

/** The live versions of the parts that modules depend on. */
export interface LiveVersions {
  /** The SDK that the shell shares; undefined without a manifest of the shell. */
  readonly sdk: string | undefined;
  /** The contract of each service that has declared itself. */
  readonly contracts: ReadonlyMap<string, string>;
}

/**
 * Returns why the live portal cannot run a release; undefined if it can. A service without a declaration is ignored.
 */
export function unmetRequirement({ manifest }: BootModule, { sdk, contracts }: LiveVersions): string | undefined {
  const { sdk: sdkRange, api } = manifest.requires;
  if (sdk !== undefined && !satisfies(sdk, sdkRange))
    return `it requires the SDK ${sdkRange}, and the shell has ${sdk}`;
  const ranges = Array.isArray(api) ? [] : Object.entries(api);
  for (const [service, range] of ranges) {
    const live = contracts.get(service);
    if (live !== undefined && !satisfies(live, range)) return `it requires ${service} ${range}, and ${live} is running`;
  }
  return undefined;
}
