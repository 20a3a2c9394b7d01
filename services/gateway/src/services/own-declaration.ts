import { listAuditEntries } from '@seed/contracts/audit';
import { reportSpans } from '@seed/contracts/browser-spans';
import type { ServiceDeclaration } from '@seed/contracts/service-manifest';
import { openApiPart } from '@seed/service-kit/openapi/service-document';

/** The part of the API that the gateway serves itself. */
export const ownDeclaration: ServiceDeclaration = {
  id: 'gateway',
  resources: [listAuditEntries.path.slice(1), reportSpans.path.slice(1), 'docs'],
  uploads: [],
  streams: [],
  public: [],
  contract: '1.1.0',
  openapi: openApiPart([listAuditEntries, reportSpans], 'gateway'),
};
