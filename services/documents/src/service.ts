import { memberIdChanged, memberIdChangedType } from '@seed/contracts/portal-events';
import { endpoints } from '@seed/documents-contracts/endpoints';
import { changeAuthorId } from '@seed/service-kit/change-author-id';
import type { Service } from '@seed/service-kit/service';
import { readServiceManifest } from '@seed/service-kit/service-declaration';
import { fillDemoData } from './db/fill-demo-data.ts';
import { documentsSchema } from './db/schema.ts';
import { documentSearch } from './documents/document.search.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import { DocumentsService } from './documents/documents.service.ts';
import { documentsMemberFiles } from './member-files.ts';

export const documentsService: Service = {
  manifest: readServiceManifest(new URL('../service.json', import.meta.url)),
  endpoints,
  schema: documentsSchema,
  compose({ database }) {
    return {
      async fillDemoData() {
        const { demoDocuments } = await import('@seed/demo-world/documents');
        await fillDemoData(database, demoDocuments());
      },
      searchIndexes: [documentSearch],
      eventHandlers: {
        [memberIdChangedType]: (payload) => changeAuthorId(database, documentSearch, memberIdChanged.parse(payload)),
      },
      // A document holds only the id of its author, so it stays when the author is removed.
      removeMember: () => Promise.resolve(),
      memberFiles: documentsMemberFiles(database),
      routes(router) {
        documentsRoutes(router, new DocumentsService(database));
      },
    };
  },
};
