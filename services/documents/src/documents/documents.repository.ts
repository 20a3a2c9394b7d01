import type { PageQuery } from '@seed/contracts/lists';
import { fetchRows } from '@seed/service-kit/fetch-rows';
import type { ListFilter } from '@seed/service-kit/list-order';
import { newest, newestFirst, type RowPage, toPage } from '@seed/service-kit/keyset';
import { versionedRows } from '@seed/service-kit/versioned-rows';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { documentEntity, documentsOfCategory, type DocumentRow } from './document.entity.ts';
import { searchNameOf, searchTerms } from './search-name.ts';

export type DocumentContent = Pick<DocumentRow, 'name' | 'url' | 'classification'>;
export type NewDocument = DocumentContent & Pick<DocumentRow, 'authorId' | 'createdAt'>;

export interface DocumentQuery extends PageQuery {
  readonly category?: string | undefined;
  readonly q?: string | undefined;
}

/** The documents as stored, inside of the manager's transaction or on its own. */
export function documentsRepository(manager: EntityManager) {
  const documents = manager.getRepository(documentEntity);
  const rows = versionedRows(manager, documentEntity);
  return {
    ...rows,
    /** Newest first. */
    async list({ category, q = '', ...page }: DocumentQuery): Promise<RowPage<DocumentRow>> {
      const filter = category === undefined ? undefined : ofCategory(category);
      if (q.trim() === '') return newest.page(manager, documentEntity, { page, filter });
      const query = newestFirst(documents.createQueryBuilder('document'), page, filter);
      return toPage(await fetchRows(whereNameHas(query, searchTerms(q))), page);
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

type Selected = SelectQueryBuilder<DocumentRow>;

function ofCategory(value: string): ListFilter {
  return { property: 'classification', value, index: documentsOfCategory };
}

/** Only those whose name has each of the parts; a text without letters and digits is in no name. */
function whereNameHas(query: Selected, parts: readonly string[]): Selected {
  if (parts.length === 0) return query.andWhere('1 = 0');
  // Parts hold letters and digits only, so there is nothing to escape in a pattern.
  parts.forEach((part, at) => query.andWhere(`document.searchName LIKE :part${at}`, { [`part${at}`]: `%${part}%` }));
  return query;
}
