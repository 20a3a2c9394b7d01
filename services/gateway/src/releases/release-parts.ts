import { join } from 'node:path';
import type { Logger } from '@seed/service-kit/logger';
import type { Registry } from 'prom-client';
import { type ReadRegistry, registryFile } from '../boot/registry-file.ts';
import { createReleaseSource, type ReleaseSource } from '../boot/release-source.ts';
import type { GatewayConfig } from '../config.ts';
import { createStaticFolder, type StaticFolder } from '../static/static-folder.ts';
import { folderStore } from './folder-store.ts';
import { followedRegistry } from './followed-registry.ts';
import { keptSet } from './kept-set.ts';
import { followRegistry } from './registry-follower.ts';
import { registryOrigin } from './registry-origin.ts';
import { releaseMetrics } from './release-metrics.ts';
import { createReleaseStore } from './release-store.ts';
import { trustedKeys } from './trusted-keys.ts';
import { verifiedSource } from './verified-source.ts';

/** Where the live modules and their files come from. */
export interface ReleaseParts {
  readonly readRegistry: ReadRegistry;
  readonly releases: ReleaseSource;
  /** The files below `/m`. */
  readonly releaseFiles: StaticFolder;
  /** Follows the registry of releases if there is one; one process of a gateway does. Returns the function that stops it. */
  follow(metrics: Registry): () => Promise<void>;
}

type ReleaseConfig = Pick<GatewayConfig, 'releases' | 'modulesDir' | 'registryFile' | 'dataDir' | 'production'>;

/** The registry file with a folder of releases, or the registry service; verified if the portal has root keys. */
export async function releaseParts(config: ReleaseConfig, log: Logger): Promise<ReleaseParts> {
  const {
    releases: { registryUrl, rootKeys, keepDays },
    modulesDir,
    production,
  } = config;
  const unverified = createReleaseSource(modulesDir);
  const nothing = () => () => Promise.resolve();
  const readRegistry = registryFile(config.registryFile, log, { isOptional: registryUrl !== undefined });
  if (rootKeys.length === 0) {
    if (production) log.warn({}, 'RELEASE_ROOT_KEYS is not set: releases are served without verification');
    return { readRegistry, releases: unverified, releaseFiles: createStaticFolder(modulesDir), follow: nothing };
  }
  const folder = join(config.dataDir, 'verified-releases');
  const keys = await trustedKeys({ file: join(folder, 'keys.json'), rootKeys, log });
  const store = createReleaseStore(folder, keys);
  if (registryUrl === undefined) {
    const copied = folderStore(store, modulesDir, keys);
    return { readRegistry, releases: verifiedSource(copied, unverified), releaseFiles: copied, follow: nothing };
  }
  const kept = keptSet(join(folder, 'set.json'), log);
  const registry = registryOrigin(registryUrl);
  return {
    async readRegistry() {
      await keys.refresh();
      return followedRegistry({ kept, file: readRegistry })();
    },
    releases: verifiedSource(store, unverified),
    releaseFiles: store,
    follow: (metrics) =>
      followRegistry({ registry, store, keys, kept, folder, keepDays, metrics: releaseMetrics(metrics), log }),
  };
}
