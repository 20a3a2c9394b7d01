import type { ModuleManifest } from '@seed/contracts/module-manifest';
import { notFound } from '@seed/service-kit/problem-error';
import { versionedRows } from '@seed/service-kit/versioned-rows';
import type { EntityManager } from 'typeorm';
import type { ReleaseRow } from '../releases/release.entity.ts';
import { modulesRepository } from '../modules/modules.repository.ts';
import { releasesRepository } from '../releases/releases.repository.ts';
import { rolloutsRepository } from '../rollouts/rollouts.repository.ts';
import {
  channelEntity,
  type ChannelRow,
  type Pointers,
  releaseSetEntity,
  type ReleaseSetRow,
} from './channel.entity.ts';

/** The greatest number of channels, so that a snapshot of all stays small. */
export const maxChannels = 50;

/** The channels as stored, inside of the manager's transaction or on its own. */
export function channelsRepository(manager: EntityManager) {
  const channels = manager.getRepository(channelEntity);
  const sets = manager.getRepository(releaseSetEntity);
  const list = (): Promise<ChannelRow[]> => channels.find({ order: { name: 'ASC' }, take: maxChannels });
  const find = (name: string): Promise<ChannelRow | null> => channels.findOneBy({ name });
  /** The releases that pointers name. */
  const releasesAt = (pointers: Pointers): Promise<ReleaseRow[]> =>
    Promise.all(
      Object.entries(pointers).map(([module, { version }]) => releasesRepository(manager).named({ module, version })),
    );
  return {
    ...versionedRows(manager, channelEntity),
    list,
    findNamed: find,
    releasesAt,
    /** @throws ProblemError `not_found` (404) if there is none. */
    async named(name: string): Promise<ChannelRow> {
      const row = await find(name);
      if (row === null) throw notFound(`There is no channel '${name}'.`);
      return row;
    },
    /** The manifests of the releases in a channel. */
    async manifestsOf(name: string): Promise<ModuleManifest[]> {
      const rows = await releasesAt((await find(name))?.pointers ?? {});
      return rows.flatMap(({ manifest }) => manifest ?? []);
    },
    /** Keeps all pointers as they are now. */
    async addSet(): Promise<void> {
      const rows = await list();
      const snapshot = Object.fromEntries(rows.map(({ name, pointers }) => [name, pointers]));
      const rollouts = await rolloutsRepository(manager).audiences();
      const off = await modulesRepository(manager).switchedOff();
      await sets.insert({ channels: snapshot, rollouts, off, createdAt: new Date() });
    },
    /** Undefined before the first move. */
    async newestSet(): Promise<ReleaseSetRow | undefined> {
      return (await sets.find({ order: { id: 'DESC' }, take: 1 }))[0];
    },
    async newestSetId(): Promise<number> {
      const [newest] = await sets.find({ select: { id: true }, order: { id: 'DESC' }, take: 1 });
      return newest?.id ?? 0;
    },
  };
}
