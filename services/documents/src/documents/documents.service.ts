import {
  createDocument,
  type LibraryDocument,
  type listDocuments,
  type updateDocument,
} from '@seed/contracts/documents';
import type { Body, Query } from '@seed/contracts/endpoint';
import { normalizeLink } from '@seed/contracts/fields';
import type { Caller } from '@seed/service-kit/caller';
import { once } from '@seed/service-kit/idempotency';
import type { Page } from '@seed/service-kit/keyset';
import { assertFresh, type ExpectedVersions } from '@seed/service-kit/precondition';
import { forbidden, notFound } from '@seed/service-kit/problem-error';
import { changesOf, type Database, inTransaction } from '@seed/service-kit/transaction';
import type { LibraryDocumentRow } from './document.entity.ts';
import { documentPermissions } from './document.policy.ts';
import { presentDocument } from './document.presenter.ts';
import { documentsRepository } from './documents.repository.ts';

export interface DocumentChange {
  readonly id: number;
  readonly body: Body<typeof updateDocument>;
  readonly expected: ExpectedVersions;
}

export interface NewDocumentRequest {
  readonly body: Body<typeof createDocument>;
  readonly idempotencyKey: string | undefined;
}

export class DocumentsService {
  readonly #database: Database;
  readonly #documents: ReturnType<typeof documentsRepository>;

  constructor(database: Database) {
    this.#database = database;
    this.#documents = documentsRepository(database.manager);
  }

  list(query: Query<typeof listDocuments>): Promise<Page<LibraryDocumentRow>> {
    return this.#documents.list(query);
  }

  async get(id: number): Promise<LibraryDocumentRow> {
    const document = await this.#documents.find(id);
    if (document === null) throw notFound();
    return document;
  }

  create({ body, idempotencyKey }: NewDocumentRequest, caller: Caller): Promise<LibraryDocument> {
    const { name, url, classification } = body;
    return inTransaction(this.#database, (manager) =>
      once(manager, { caller: caller.id, operation: createDocument.operation, key: idempotencyKey }, async () => {
        const added = { name, url: storedLink(url), classification, authorId: caller.id, createdAt: new Date() };
        return presentDocument(await documentsRepository(manager).insert(added), caller);
      }),
    );
  }

  update({ id, body, expected }: DocumentChange, caller: Caller): Promise<LibraryDocumentRow> {
    return inTransaction(this.#database, async (manager) => {
      const stored = documentsRepository(manager);
      const document = await stored.findForChange(id);
      if (document === null) throw notFound();
      if (!documentPermissions(document, caller).update)
        throw forbidden('Only its creator or an Admin may change a document.');
      assertFresh(expected, document.version);
      const { name, url, classification } = body;
      const changes = changesOf(document, { name, url: url && storedLink(url), classification });
      if (changes === undefined) return document;
      await stored.update(document, changes);
      return { ...document, ...changes, version: document.version + 1 };
    });
  }

  async delete(id: number, caller: Caller): Promise<void> {
    const document = await this.get(id);
    if (!documentPermissions(document, caller).delete)
      throw forbidden('Only its creator or an Admin may delete a document.');
    await inTransaction(this.#database, (manager) => documentsRepository(manager).delete(id));
  }
}

/** The link as it is stored: a bare host gets https. */
function storedLink(url: string): string {
  return normalizeLink(url) ?? url;
}
