import { searchIndex } from '@seed/service-kit/search/search-index';
import { meetingEntity } from './meeting.entity.ts';

export const meetingSearch = searchIndex({
  noun: 'meeting',
  entity: meetingEntity,
  texts: ({ title, description }) => [title, description],
  sortBy: ({ startsAt }) => startsAt,
  filters: { author: ({ authorId }) => authorId, classification: ({ classification }) => classification },
});
