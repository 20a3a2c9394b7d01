import type { HealthChecks } from '@seed/service-kit/health';
import type { Logger } from '@seed/service-kit/logger';
import type { TokenVerifier } from '@seed/service-kit/token-verifier';
import { createServiceApp } from '@seed/service-kit/app';
import { documentsRoutes } from './documents/documents.routes.ts';
import type { DocumentsService } from './documents/documents.service.ts';

export interface DocumentsAppParts {
  readonly logger: Logger;
  readonly verifier: TokenVerifier;
  readonly health: HealthChecks;
  readonly documents: DocumentsService;
}

export function createDocumentsApp({ documents, ...parts }: DocumentsAppParts) {
  return createServiceApp({
    name: 'documents',
    ...parts,
    routes(router) {
      documentsRoutes(router, documents);
    },
  });
}
