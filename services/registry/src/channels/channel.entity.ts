import { idColumn, instantColumn, integerColumn, jsonColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import type { ReleaseSet } from '@seed/registry-contracts/channels';
import { EntitySchema } from 'typeorm';
import { columnLengths } from '../modules/module.entity.ts';

/** The release of each module of a channel, by the module's id. */
export type Pointers = ReleaseSet['channels'][string];

export interface ChannelRow {
  readonly id: number;
  readonly name: string;
  readonly pointers: Pointers;
  /** Null before the first move. */
  readonly changedAt: Date | null;
  readonly version: number;
}

export const channelEntity = new EntitySchema<ChannelRow>({
  name: 'Channel',
  tableName: 'channels',
  columns: {
    id: idColumn(),
    name: varcharColumn('name', columnLengths.channel),
    pointers: jsonColumn('pointers'),
    changedAt: instantColumn('changed_at', { nullable: true }),
    version: integerColumn('version', { default: 1 }),
  },
  uniques: [{ name: 'uq_channels_name', columns: ['name'] }],
});

/** All pointers after one move. A row is never changed, so an open tab can keep its id. */
export interface ReleaseSetRow {
  readonly id: number;
  readonly channels: ReleaseSet['channels'];
  /** Null in sets from before there were rollouts, as `off`. */
  readonly rollouts: ReleaseSet['rollouts'] | null;
  readonly off: ReleaseSet['off'] | null;
  readonly createdAt: Date;
}

export const releaseSetEntity = new EntitySchema<ReleaseSetRow>({
  name: 'ReleaseSet',
  tableName: 'release_sets',
  columns: {
    id: idColumn(),
    channels: jsonColumn('channels'),
    rollouts: jsonColumn('rollouts', { nullable: true }),
    off: jsonColumn('switched_off', { nullable: true }),
    createdAt: instantColumn('created_at'),
  },
});
