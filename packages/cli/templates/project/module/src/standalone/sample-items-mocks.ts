import type { PortalUser } from '@seed/portal-sdk';
import { findOrNotFound, idempotentCreate, matchVersion, mockEndpoint, mockUser, pageOf } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import {
  createSampleItem,
  deleteSampleItem,
  getSampleItem,
  listSampleItems,
  updateSampleItem,
} from '@seed/sample-items-contracts/sample-items';
import type { SampleItem } from '@seed/sample-items-contracts/sample-items';
import { addSampleItem } from './sample-items-world.ts';
import type { KeptSampleItem, SampleItemsWorld } from './sample-items-world.ts';

/** The responses of the service for this member, over a world in memory. */
export function sampleItemsMocks(world: SampleItemsWorld, user: PortalUser = mockUser): MockHandler[] {
  const once = idempotentCreate();
  const respond = (id: number) => {
    const item = findOrNotFound(world.items, id);
    return { data: present(item, user), etag: `"${item.version}-0"` };
  };
  return [
    mockEndpoint(listSampleItems, ({ query }) => {
      const { authorID } = query;
      const wanted = world.items.filter((item) => authorID === undefined || item.authorID === authorID);
      const { rows, next } = pageOf(wanted, query);
      return { data: rows.map((item) => present(item, user)), next };
    }),
    mockEndpoint(getSampleItem, ({ params }) => respond(params.id)),
    mockEndpoint(createSampleItem, ({ body, headers }) =>
      respond(once(headers, () => addSampleItem(world, { ...body, authorID: user.id }).id)),
    ),
    mockEndpoint(updateSampleItem, ({ params: { id }, body: { title, text }, headers }) => {
      const item = matchVersion(findOrNotFound(world.items, id), headers);
      const changed = { ...item, title: title ?? item.title, text: text ?? item.text, version: item.version + 1 };
      world.items = world.items.map((one) => (one.id === id ? changed : one));
      return respond(id);
    }),
    mockEndpoint(deleteSampleItem, ({ params: { id } }) => {
      findOrNotFound(world.items, id);
      world.items = world.items.filter((item) => item.id !== id);
      return {};
    }),
  ];
}

function present({ version: _, ...item }: KeptSampleItem, user: PortalUser): SampleItem {
  const isAuthor = item.authorID === user.id;
  return { ...item, permissions: { update: isAuthor, delete: isAuthor || user.isAdmin } };
}
