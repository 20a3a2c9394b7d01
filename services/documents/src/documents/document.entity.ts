import { documentLimits } from '@seed/documents-contracts/documents';
import { idColumn, instantColumn, integerColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';

/** Lengths of the columns that the contract does not limit in code points. */
export const columnLengths = { searchName: 2 * documentLimits.name, url: 2000, classification: 60, authorId: 191 };

export interface DocumentRow {
  readonly id: number;
  readonly name: string;
  /** The name as it is searched; last in each index, so that a search reads no row that does not match. */
  readonly searchName: string;
  readonly url: string;
  readonly classification: string;
  readonly authorId: string;
  readonly createdAt: Date;
  readonly version: number;
}

export const documentsOfCategory = 'ix_documents_of_category';

export const documentEntity = new EntitySchema<DocumentRow>({
  name: 'Document',
  tableName: 'documents',
  columns: {
    id: idColumn(),
    name: varcharColumn('name', documentLimits.name),
    searchName: varcharColumn('search_name', columnLengths.searchName),
    url: varcharColumn('url', columnLengths.url),
    classification: varcharColumn('classification', columnLengths.classification),
    authorId: varcharColumn('author_id', columnLengths.authorId),
    createdAt: instantColumn('created_at'),
    version: integerColumn('version', { default: 1 }),
  },
  indices: [
    { name: 'ix_documents_newest', columns: ['createdAt', 'id', 'searchName'] },
    { name: documentsOfCategory, columns: ['classification', 'createdAt', 'id', 'searchName'] },
  ],
});
