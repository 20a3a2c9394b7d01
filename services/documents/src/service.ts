import { memberIdChanged, memberIdChangedType } from '@seed/contracts/portal-events';
import { endpoints } from '@seed/documents-contracts/endpoints';
import { changeAuthorId } from '@seed/service-kit/change-author-id';
import { finalizeDeletions, startFinalDeletions } from '@seed/service-kit/final-deletions';
import type { Service } from '@seed/service-kit/service';
import { readServiceManifest } from '@seed/service-kit/service-declaration';
import type { DocumentsConfig } from './config.ts';
import { fillDemoData } from './db/fill-demo-data.ts';
import { documentsSchema } from './db/schema.ts';
import { documentDeletion } from './documents/document-deletion.ts';
import { documentSearch } from './documents/document.search.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import { DocumentsService } from './documents/documents.service.ts';
import { documentsMemberFiles } from './member-files.ts';

const deletions = [documentDeletion];

export const documentsService: Service<DocumentsConfig> = {
  manifest: readServiceManifest(new URL('../service.json', import.meta.url)),
  endpoints,
  schema: documentsSchema,
  compose({ database, logger, config: { now, deletionPollMs: pollMs } }) {
    const endRestorations = () => finalizeDeletions(database, deletions, new Date());
    return {
      async fillDemoData() {
        const { demoDocuments } = await import('@seed/demo-world/documents');
        await fillDemoData(database, demoDocuments());
      },
      searchIndexes: [documentSearch],
      eventHandlers: {
        [memberIdChangedType]: async (payload) => {
          await endRestorations();
          await changeAuthorId(database, documentSearch, memberIdChanged.parse(payload));
        },
      },
      // A document holds only the id of its author, so it stays when the author is removed; a deleted one holds a name.
      removeMember: endRestorations,
      memberFiles: documentsMemberFiles(database),
      routes(router) {
        documentsRoutes(router, new DocumentsService(database, now));
      },
      stop: startFinalDeletions(database, logger, { deletions, now, pollMs }),
    };
  },
};
