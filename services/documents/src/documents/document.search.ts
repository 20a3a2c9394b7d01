import { searchIndex } from '@seed/service-kit/search/search-index';
import { documentEntity } from './document.entity.ts';

export const documentSearch = searchIndex({
  noun: 'document',
  entity: documentEntity,
  texts: ({ name }) => [name],
  sortBy: ({ createdAt }) => createdAt,
  filters: { category: ({ classification }) => classification },
});
