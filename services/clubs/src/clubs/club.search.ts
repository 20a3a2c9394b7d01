import { searchIndex } from '@seed/service-kit/search/search-index';
import { clubEntity } from './club.entity.ts';

export const clubSearch = searchIndex({
  noun: 'club',
  entity: clubEntity,
  texts: ({ name, mainDescription }) => [name, mainDescription],
  sortBy: ({ createdAt }) => createdAt,
});
