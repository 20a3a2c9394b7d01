import { endpoints } from '@seed/sample-items-contracts/endpoints';
import type { Service } from '@seed/service-kit/service';
import { readServiceManifest } from '@seed/service-kit/service-declaration';
import { sampleItemsSchema } from './db/schema.ts';
import { sampleItemsRepository } from './sample-items/sample-items.repository.ts';
import { sampleItemsRoutes } from './sample-items/sample-items.routes.ts';
import { SampleItemsService } from './sample-items/sample-items.service.ts';

export const sampleItemsService: Service = {
  manifest: readServiceManifest(new URL('../service.json', import.meta.url)),
  endpoints,
  schema: sampleItemsSchema,
  compose({ database }) {
    return {
      removeMember: ({ memberIds }) => sampleItemsRepository(database.manager).deleteOf(memberIds),
      routes(router) {
        sampleItemsRoutes(router, new SampleItemsService(database));
      },
    };
  },
};
