import { endpoints } from '@seed/sample-items-contracts/endpoints';
import { type PermissionRow, permissionTests } from '@seed/service-kit/testing/permissions';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { aNewSampleItem, aSampleItem, sampleItemsUnderTest } from './testing/sample-items-under-test.ts';

const sampleItems = sharedService(sampleItemsUnderTest);

/** Statuses without a token, for kenji, for maria, whose item it is, and for ana, an Admin. */
const table: readonly PermissionRow[] = [
  { method: 'GET', path: '/sample-items', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/sample-items/:item', statuses: [401, 200, 200, 200] },
  { method: 'POST', path: '/sample-items', body: aNewSampleItem, statuses: [401, 201, 201, 201] },
  { method: 'POST', path: '/sample-items', body: {}, statuses: [401, 400, 400, 400] },
  { method: 'PUT', path: '/sample-items/:item', body: { title: 'Other' }, statuses: [401, 403, 200, 403] },
  { method: 'DELETE', path: '/sample-items/:item', statuses: [401, 403, 204, 204] },
  { method: 'GET', path: '/sample-items/999999', statuses: [401, 404, 404, 404] },
];

permissionTests({
  endpoints,
  service: () => sampleItems,
  table,
  async idsFor() {
    return { item: (await aSampleItem(sampleItems.as('maria'))).id };
  },
  readablePath: '/sample-items',
});
