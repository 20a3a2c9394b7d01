import type { Service } from '@seed/service-kit/service';
import { fillDemoData } from './db/fill-demo-data.ts';
import { documentsSchema } from './db/schema.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import { DocumentsService } from './documents/documents.service.ts';

export const documentsService: Service = {
  name: 'documents',
  schema: documentsSchema,
  compose({ database }) {
    return {
      async fillDemoData() {
        const { demoDocuments } = await import('@seed/demo-world/documents');
        await fillDemoData(database, demoDocuments());
      },
      // A document has its author's id only; it stays for the others.
      removeMember: () => Promise.resolve(),
      routes(router) {
        documentsRoutes(router, new DocumentsService(database));
      },
    };
  },
};
