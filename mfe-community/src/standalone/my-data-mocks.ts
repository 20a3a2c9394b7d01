import { createDataExport, createDataExportLink, listDataExports } from '@seed/community-contracts/data-exports';
import type { DataExport } from '@seed/community-contracts/data-exports';
import { mockEndpoint, MockProblemError } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import type { CommunityWorld } from './community-world.ts';

const weekMs = 7 * 24 * 60 * 60_000;

/** The files with the member's data: each is ready the second time that the list is read. */
export function myDataMocks(world: CommunityWorld): MockHandler[] {
  return [
    mockEndpoint(listDataExports, () => {
      const data = world.exports;
      world.exports = data.map(readied);
      return { data };
    }),
    mockEndpoint(createDataExport, () => {
      if (world.exports.some(({ state }) => state === 'preparing')) throw new MockProblemError('conflict');
      const requestedAt = new Date().toISOString();
      const id = world.exports.length + 1;
      const made: DataExport = { id, state: 'preparing', requestedAt, bytes: null, expiresAt: null };
      world.exports = [made, ...world.exports];
      return { data: made };
    }),
    mockEndpoint(createDataExportLink, ({ params: { id } }) => {
      if (!world.exports.some((one) => one.id === id && one.state === 'ready')) throw new MockProblemError('not_found');
      return { data: { href: `/data-exports/link-${id}`, endsAt: new Date().toISOString() } };
    }),
  ];
}

function readied(one: DataExport): DataExport {
  if (one.state !== 'preparing') return one;
  const expiresAt = new Date(Date.parse(one.requestedAt) + weekMs).toISOString();
  return { ...one, state: 'ready', bytes: 3_600_000, expiresAt };
}
