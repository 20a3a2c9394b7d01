import { searchIndex } from '@seed/service-kit/search/search-index';
import { eventEntity } from './event.entity.ts';

export const eventSearch = searchIndex({
  noun: 'event',
  entity: eventEntity,
  texts: ({ descriptions }) => [descriptions],
  sortBy: ({ day }) => day,
});
