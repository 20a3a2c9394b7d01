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
import { createReleaseStore, type ReleaseStore } from './release-store.ts';
import { trustedKeys } from './trusted-keys.ts';
import { eitherStore, verifiedSource } from './verified-source.ts';

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
    releases: { registryUrl, rootKeys, keysDir, keepDays },
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
  const { folder, keys, store } = await verifiedStore(config, 'verified-releases', log);
  if (registryUrl === undefined) {
    const copied = folderStore({ store, keys, modulesDir, keysDir });
    return { readRegistry, releases: verifiedSource(copied, unverified), releaseFiles: copied, follow: nothing };
  }
  const kept = keptSet(join(folder, 'set.json'), log);
  const registry = registryOrigin(registryUrl);
  const readFollowed = followedRegistry({ kept, file: readRegistry, production });
  const all = production ? store : eitherStore(store, await builtStore(config, log));
  return {
    async readRegistry() {
      await keys.refresh();
      return readFollowed();
    },
    releases: verifiedSource(all, unverified),
    releaseFiles: all,
    follow: (metrics) =>
      followRegistry({ registry, store, keys, kept, folder, keepDays, metrics: releaseMetrics(metrics), log }),
  };
}

/** The builds of the working tree. Their keys are apart, so a module that gets its own keys keeps its build until then. */
async function builtStore(config: ReleaseConfig, log: Logger): Promise<ReleaseStore> {
  const { store, keys } = await verifiedStore(config, 'verified-builds', log);
  return folderStore({ store, keys, modulesDir: config.modulesDir, keysDir: config.releases.keysDir });
}

async function verifiedStore({ dataDir, releases: { rootKeys } }: ReleaseConfig, name: string, log: Logger) {
  const folder = join(dataDir, name);
  const keys = await trustedKeys({ file: join(folder, 'keys.json'), rootKeys, log });
  return { folder, keys, store: createReleaseStore(folder, keys) };
}
