import {
  createDocument,
  deleteDocument,
  getDocument,
  listDocuments,
  restoreDocument,
  updateDocument,
} from '@seed/documents-contracts/documents';
import { urlOf } from '@seed/contracts/endpoint';
import { created, noContent, ok, page } from '@seed/service-kit/response';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { route } from '@seed/service-kit/route';
import { presentDocument } from './document.presenter.ts';
import type { DocumentsService } from './documents.service.ts';

export function documentsRoutes(router: ServiceRouter, documents: DocumentsService): void {
  route(router, listDocuments, async ({ query, caller }) => {
    const { items, nextCursor } = await documents.list(query);
    return page(
      items.map((document) => presentDocument(document, caller)),
      nextCursor,
    );
  });

  route(router, getDocument, async ({ params, caller }) => {
    const found = await documents.get(params.id);
    return ok(presentDocument(found, caller), { version: found.version });
  });

  route(router, createDocument, async ({ body, idempotencyKey, caller }) => {
    const document = await documents.create({ body, idempotencyKey }, caller);
    return created(urlOf(getDocument, { id: document.id }), document, { version: 1 });
  });

  route(router, updateDocument, async ({ params, body, ifMatch, caller }) => {
    const changed = await documents.update({ id: params.id, body, expected: ifMatch }, caller);
    return ok(presentDocument(changed, caller), { version: changed.version });
  });

  route(router, restoreDocument, async ({ params, caller }) => {
    const restored = await documents.restore(params.id, caller);
    return ok(presentDocument(restored, caller), { version: restored.version });
  });

  route(router, deleteDocument, async ({ params, caller }) => {
    await documents.delete(params.id, caller);
    return noContent();
  });
}
