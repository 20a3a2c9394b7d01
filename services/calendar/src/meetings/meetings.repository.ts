import type { PageQuery } from '@seed/contracts/lists';
import { fetchRows } from '@seed/service-kit/fetch-rows';
import { instantKey } from '@seed/service-kit/cursor';
import { listOrder, type RowPage } from '@seed/service-kit/keyset';
import type { ListFilter } from '@seed/service-kit/list-order';
import { searchableRows } from '@seed/service-kit/search/searchable-rows';
import { searchRows } from '@seed/service-kit/search/search-rows';
import type { NewRow } from '@seed/service-kit/versioned-rows';
import { type EntityManager, In } from 'typeorm';
import { type MeetingRow, meetingEntity, meetingsOfAuthor, meetingsOfClassification } from './meeting.entity.ts';
import { meetingSearch } from './meeting.search.ts';

export type NewMeeting = NewRow<MeetingRow>;

const latestFirst = listOrder({ by: 'startsAt', direction: 'DESC', key: instantKey });
const soonestFirst = listOrder({ by: 'startsAt', direction: 'ASC', key: instantKey });

interface MeetingsQuery extends PageQuery {
  /** The words of the search. */
  readonly q?: string | undefined;
  readonly classification?: string | undefined;
  /** The id of the member who scheduled them. */
  readonly author?: string | undefined;
  /** `latest`, the default: the latest start first. `soonest`: those that have not begun, the next one first. */
  readonly order?: 'latest' | 'soonest';
}

/** The meetings as stored, inside of the manager's transaction or on its own. */
export function meetingsRepository(manager: EntityManager) {
  const meetings = manager.getRepository(meetingEntity);
  return {
    ...searchableRows(manager, meetingSearch),
    /** Removes the names of members from the meetings that they scheduled. */
    async removeNames(memberIds: readonly string[]): Promise<void> {
      await meetings.update({ authorId: In([...memberIds]) }, { authorName: null });
    },
    async list({ q = '', order = 'latest', ...query }: MeetingsQuery): Promise<RowPage<MeetingRow>> {
      const { classification, author, ...page } = query;
      const listed = order === 'latest' ? latestFirst : soonestFirst;
      const from = order === 'latest' ? undefined : new Date();
      const filters = { classification, author };
      if (q.trim() !== '') return searchRows(manager, meetingSearch, { q, page, list: listed, filters, from });
      const [filter, rest] = filtersOf(filters);
      if (order === 'latest' && rest === undefined) return latestFirst.page(manager, meetingEntity, { page, filter });
      const rows = listed.select(meetings.createQueryBuilder('meeting'), page, filter);
      if (from !== undefined) rows.andWhere('meeting.startsAt >= :from', { from });
      if (rest !== undefined) rows.andWhere(`meeting.${rest.property} = :rest`, { rest: rest.value });
      return listed.toPage(await fetchRows(rows), page);
    },
  };
}

/** The first filter, if there is one, reads a range of its index. */
function filtersOf({ classification, author }: Pick<MeetingsQuery, 'classification' | 'author'>): ListFilter[] {
  const filters = [
    { property: 'authorId', value: author, index: meetingsOfAuthor },
    { property: 'classification', value: classification, index: meetingsOfClassification },
  ];
  return filters.flatMap(({ value, ...filter }) => (value === undefined ? [] : [{ ...filter, value }]));
}
