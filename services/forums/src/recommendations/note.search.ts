import { searchIndex } from '@seed/service-kit/search/search-index';
import { noteEntity } from './note.entity.ts';

export const noteSearch = searchIndex({
  noun: 'note',
  entity: noteEntity,
  texts: ({ title, description }) => [title, description],
  sortBy: ({ createdAt }) => createdAt,
  filters: { author: ({ authorId }) => authorId },
});
