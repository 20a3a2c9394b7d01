import { urlOf } from '@seed/contracts/endpoint';
import {
  createSampleItem,
  deleteSampleItem,
  getSampleItem,
  listSampleItems,
  updateSampleItem,
} from '@seed/sample-items-contracts/sample-items';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { created, noContent, ok, page } from '@seed/service-kit/response';
import { route } from '@seed/service-kit/route';
import { presentSampleItem } from './sample-item.presenter.ts';
import type { SampleItemsService } from './sample-items.service.ts';

export function sampleItemsRoutes(router: ServiceRouter, sampleItems: SampleItemsService): void {
  route(router, listSampleItems, async ({ query, caller }) => {
    const { items, nextCursor } = await sampleItems.list(query);
    const rows = items.map((row) => presentSampleItem(row, caller));
    return page(rows, nextCursor);
  });

  route(router, getSampleItem, async ({ params, caller }) => {
    const row = await sampleItems.get(params.id);
    return ok(presentSampleItem(row, caller), { version: row.version });
  });

  route(router, createSampleItem, async ({ body, idempotencyKey, caller }) => {
    const item = await sampleItems.create({ body, idempotencyKey }, caller);
    return created(urlOf(getSampleItem, { id: item.id }), item, { version: 1 });
  });

  route(router, updateSampleItem, async ({ params, body, ifMatch, caller }) => {
    const row = await sampleItems.update({ id: params.id, body, expected: ifMatch }, caller);
    return ok(presentSampleItem(row, caller), { version: row.version });
  });

  route(router, deleteSampleItem, async ({ params, caller }) => {
    await sampleItems.delete(params.id, caller);
    return noContent();
  });
}
