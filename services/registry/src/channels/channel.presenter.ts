import type { Channel, ReleaseSet } from '@seed/registry-contracts/channels';
import type { ChannelRow, ReleaseSetRow } from './channel.entity.ts';

export function presentChannel({ name, pointers, changedAt }: ChannelRow): Channel {
  const modules = Object.fromEntries(Object.entries(pointers).map(([module, { version }]) => [module, version]));
  return { name, modules, changedAt: changedAt?.toISOString() ?? null };
}

/** @param row undefined before the first move */
export function presentSet(row: ReleaseSetRow | undefined): ReleaseSet {
  if (row === undefined) return { id: 0, createdAt: null, channels: {}, rollouts: {}, off: {} };
  const { id, createdAt, channels, rollouts, off } = row;
  return { id, createdAt: createdAt.toISOString(), channels, rollouts: rollouts ?? {}, off: off ?? {} };
}
