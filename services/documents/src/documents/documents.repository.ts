import type { PageQuery } from '@seed/contracts/lists';
import type { ListFilter } from '@seed/service-kit/list-order';
import { newest, type RowPage } from '@seed/service-kit/keyset';
import { searchableRows } from '@seed/service-kit/search/searchable-rows';
import { searchRows } from '@seed/service-kit/search/search-rows';
import type { EntityManager } from 'typeorm';
import { documentEntity, documentsOfCategory, type DocumentRow } from './document.entity.ts';
import { documentSearch } from './document.search.ts';
import { searchNameOf } from './search-name.ts';

export type DocumentContent = Pick<DocumentRow, 'name' | 'url' | 'classification'>;
export type NewDocument = DocumentContent & Pick<DocumentRow, 'authorId' | 'createdAt'>;

export interface DocumentQuery extends PageQuery {
  readonly category?: string | undefined;
  readonly q?: string | undefined;
}

/** The documents as stored, inside of the manager's transaction or on its own. */
export function documentsRepository(manager: EntityManager) {
  const rows = searchableRows(manager, documentSearch);
  return {
    ...rows,
    /** Newest first. */
    async list({ category, q = '', ...page }: DocumentQuery): Promise<RowPage<DocumentRow>> {
      const filter = category === undefined ? undefined : ofCategory(category);
      if (q.trim() === '') return newest.page(manager, documentEntity, { page, filter });
      return searchRows(manager, documentSearch, { q, page, list: newest, filters: { category } });
    },
    insert(document: NewDocument): Promise<DocumentRow> {
      return rows.insert({ ...document, searchName: searchNameOf(document.name) });
    },
    update(document: DocumentRow, content: Partial<DocumentContent>): Promise<DocumentRow> {
      const searchName = content.name === undefined ? {} : { searchName: searchNameOf(content.name) };
      return rows.update(document, { ...content, ...searchName });
    },
  };
}

function ofCategory(value: string): ListFilter {
  return { property: 'classification', value, index: documentsOfCategory };
}
