import {
  createDocument,
  type LibraryDocument,
  type listDocuments,
  type updateDocument,
} from '@seed/documents-contracts/documents';
import type { Query } from '@seed/contracts/endpoint';
import { normalizeLink } from '@seed/contracts/links';
import { recordAct } from '@seed/service-kit/audit-log';
import type { Caller } from '@seed/service-kit/caller';
import { createOnce } from '@seed/service-kit/idempotency';
import type { RowPage } from '@seed/service-kit/keyset';
import { assertMayUpdate } from '@seed/service-kit/precondition';
import { forbidden } from '@seed/service-kit/problem-error';
import type { UpdateInput, CreateInput } from '@seed/service-kit/requests';
import { changesOf, type Database, inTransaction } from '@seed/service-kit/transaction';
import { documentDeletion } from './document-deletion.ts';
import type { DocumentRow } from './document.entity.ts';
import { notifyOfDocument } from './document-notices.repository.ts';
import { documentPermissions } from './document.policy.ts';
import { presentDocument } from './document.presenter.ts';
import { documentsRepository } from './documents.repository.ts';

export class DocumentsService {
  readonly #database: Database;
  readonly #documents: ReturnType<typeof documentsRepository>;

  readonly #now: () => Date;

  constructor(database: Database, now = () => new Date()) {
    this.#database = database;
    this.#now = now;
    this.#documents = documentsRepository(database.manager);
  }

  list(query: Query<typeof listDocuments>): Promise<RowPage<DocumentRow>> {
    return this.#documents.list(query);
  }

  get(id: number): Promise<DocumentRow> {
    return this.#documents.get(id);
  }

  create({ body, idempotencyKey }: CreateInput<typeof createDocument>, caller: Caller): Promise<LibraryDocument> {
    const { name, url, classification } = body;
    const request = { caller: caller.id, operation: createDocument.operation, key: idempotencyKey };
    return createOnce(this.#database, request, async (manager) => {
      const added = { name, url: storedLink(url), classification, authorId: caller.id, createdAt: new Date() };
      const document = await documentsRepository(manager).insert(added);
      await notifyOfDocument(manager, document, caller);
      return presentDocument(document, caller);
    });
  }

  update({ id, body, expected }: UpdateInput<typeof updateDocument>, caller: Caller): Promise<DocumentRow> {
    return inTransaction(this.#database, async (manager) => {
      const stored = documentsRepository(manager);
      const document = await stored.getForChange(id);
      assertMayUpdate({
        permitted: documentPermissions(document, caller).update,
        refusal: 'Only its creator or an Admin may change a document.',
        expected,
        version: document.version,
      });
      const { name, url, classification } = body;
      const changes = changesOf(document, { name, url: url && storedLink(url), classification });
      if (changes === undefined) return document;
      if (document.authorId !== caller.id) {
        const detail = { authorId: document.authorId, fields: Object.keys(changes) };
        await recordAct(manager, caller, { act: 'document.changed', objectId: id, detail });
      }
      return stored.update(document, changes);
    });
  }

  async delete(id: number, caller: Caller): Promise<void> {
    const document = await this.get(id);
    if (!documentPermissions(document, caller).delete)
      throw forbidden('Only its creator or an Admin may delete a document.');
    await inTransaction(this.#database, async (manager) => {
      const stored = await documentsRepository(manager).findForChange(id);
      // Another member may have deleted it meanwhile.
      if (stored === null) return;
      await documentDeletion.remove(manager, stored, { caller, at: this.#now() });
      const detail = { authorId: stored.authorId };
      await recordAct(manager, caller, { act: 'document.deleted', objectId: id, detail });
    });
  }

  /** @throws ProblemError `not_found` (404) unless the caller deleted the document in the last ten seconds. */
  restore(id: number, caller: Caller): Promise<DocumentRow> {
    return inTransaction(this.#database, async (manager) => {
      const { row, isRepeated } = await documentDeletion.restore(manager, id, { caller, at: this.#now() });
      const detail = { authorId: row.authorId };
      if (!isRepeated) await recordAct(manager, caller, { act: 'document.restored', objectId: id, detail });
      return row;
    });
  }
}

/** The link as it is stored: a bare host gets https. */
function storedLink(url: string): string {
  return normalizeLink(url) ?? url;
}
