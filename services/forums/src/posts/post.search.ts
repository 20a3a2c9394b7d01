import { searchIndex } from '@seed/service-kit/search/search-index';
import { postEntity } from './post.entity.ts';

export const postSearch = searchIndex({
  noun: 'post',
  entity: postEntity,
  texts: ({ title, content }) => [title, content],
  sortBy: ({ createdAt }) => createdAt,
  filters: { author: ({ authorId }) => authorId },
});
