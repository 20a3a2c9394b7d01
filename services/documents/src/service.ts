import { createDataSource, pingDatabase } from '@seed/service-kit/data-source';
import { schedulePurge } from '@seed/service-kit/idempotency';
import type { Logger } from '@seed/service-kit/logger';
import { createTokenVerifier } from '@seed/service-kit/token-verifier';
import { createDocumentsApp } from './app.ts';
import type { DocumentsConfig } from './config.ts';
import { fillDemoData } from './db/demo/fill-demo-data.ts';
import { documentsSchema } from './db/schema.ts';
import { DocumentsService } from './documents/documents.service.ts';

/** Puts the service together. `dispose` closes what it opened. */
export async function composeDocuments(config: DocumentsConfig, logger: Logger) {
  const dataSource = await createDataSource({ ...documentsSchema, location: config.database, logger });
  if (config.demoData) await fillDemoData(dataSource);
  const stopPurge = schedulePurge(dataSource, logger);
  const app = createDocumentsApp({
    logger,
    verifier: createTokenVerifier(config.token),
    health: { database: pingDatabase(dataSource) },
    documents: new DocumentsService(dataSource),
  });
  return {
    app,
    async dispose() {
      stopPurge();
      await dataSource.destroy();
    },
  };
}
