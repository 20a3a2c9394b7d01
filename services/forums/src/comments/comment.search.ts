import { searchIndex } from '@seed/service-kit/search/search-index';
import { commentEntity } from './comment.entity.ts';

export const commentSearch = searchIndex({
  noun: 'comment',
  entity: commentEntity,
  texts: ({ content }) => [content],
  sortBy: ({ createdAt }) => createdAt,
  filters: { forum: ({ forumId }) => forumId },
});
