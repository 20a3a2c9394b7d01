import type { PageQuery } from '@seed/contracts/lists';
import { newestFirst, type Page, toPage } from '@seed/service-kit/keyset';
import { lockForChange, updateIfUnchanged } from '@seed/service-kit/transaction';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { documentEntity, type LibraryDocumentRow } from './document.entity.ts';
import { searchNameOf, soughtParts } from './search-name.ts';

export type DocumentContent = Pick<LibraryDocumentRow, 'name' | 'url' | 'classification'>;
export type NewDocument = DocumentContent & Pick<LibraryDocumentRow, 'authorId' | 'createdAt'>;

export interface DocumentQuery extends PageQuery {
  readonly category?: string | undefined;
  readonly q?: string | undefined;
}

/** The documents as stored, inside of the manager's transaction or on its own. */
export function documentsRepository(manager: EntityManager) {
  const documents = manager.getRepository(documentEntity);
  return {
    /** Newest first. */
    async list(query: DocumentQuery): Promise<Page<LibraryDocumentRow>> {
      return toPage(await selected(documents.createQueryBuilder('document'), query).getMany(), query);
    },
    find(id: number): Promise<LibraryDocumentRow | null> {
      return documents.findOneBy({ id });
    },
    /** Holds other changes of the document off until the transaction ends. */
    findForChange(id: number): Promise<LibraryDocumentRow | null> {
      return lockForChange(documents.createQueryBuilder('document').where('document.id = :id', { id })).getOne();
    },
    insert(document: NewDocument): Promise<LibraryDocumentRow> {
      return documents.save({ ...document, searchName: searchNameOf(document.name), version: 1 });
    },
    /** False if somebody else changed it meanwhile. */
    update(document: LibraryDocumentRow, content: Partial<DocumentContent>): Promise<boolean> {
      const searchName = content.name === undefined ? {} : { searchName: searchNameOf(content.name) };
      return updateIfUnchanged(documents, document, { ...content, ...searchName });
    },
    async delete(id: number): Promise<void> {
      await documents.delete({ id });
    },
  };
}

type Selected = SelectQueryBuilder<LibraryDocumentRow>;

/** Reads a range of one index: of the category's, or of all documents. */
export function selected(documents: Selected, { category, q = '', ...page }: DocumentQuery): Selected {
  const query = newestFirst(documents, page);
  if (category !== undefined) query.andWhere('document.classification = :category', { category });
  return q.trim() === '' ? query : named(query, soughtParts(q));
}

/** Only those whose name has each of the parts; a text without letters and digits is in no name. */
function named(query: Selected, parts: readonly string[]): Selected {
  if (parts.length === 0) return query.andWhere('1 = 0');
  // Parts hold letters and digits only, so there is nothing to escape in a pattern.
  parts.forEach((part, at) => query.andWhere(`document.searchName LIKE :part${at}`, { [`part${at}`]: `%${part}%` }));
  return query;
}
