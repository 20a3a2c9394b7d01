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
  /** Instants; the meetings begin at the first or later, and before the second. */
  readonly from?: string | undefined;
  readonly before?: string | undefined;
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
      const { classification, author, from: earliest, before, ...page } = query;
      const listed = order === 'latest' ? latestFirst : soonestFirst;
      const range = startsBetween({ order, from: earliest, before });
      const filters = { classification, author };
      if (q.trim() !== '') return searchRows(manager, meetingSearch, { q, page, list: listed, filters, ...range });
      const [filter, rest] = filtersOf(filters);
      const { from, to } = range;
      if (order === 'latest' && rest === undefined && from === undefined && to === undefined) {
        return latestFirst.page(manager, meetingEntity, { page, filter });
      }
      const rows = listed.select(meetings.createQueryBuilder('meeting'), page, filter);
      if (from !== undefined) rows.andWhere('meeting.startsAt >= :from', { from });
      if (to !== undefined) rows.andWhere('meeting.startsAt <= :to', { to });
      if (rest !== undefined) rows.andWhere(`meeting.${rest.property} = :rest`, { rest: rest.value });
      return listed.toPage(await fetchRows(rows), page);
    },
  };
}

/** The first and the last start that the list may have: instants are stored in milliseconds. */
function startsBetween({ order, from, before }: Pick<MeetingsQuery, 'order' | 'from' | 'before'>): StartRange {
  const starts = [...(from === undefined ? [] : [Date.parse(from)]), ...(order === 'soonest' ? [Date.now()] : [])];
  return {
    from: starts.length === 0 ? undefined : new Date(Math.max(...starts)),
    to: before === undefined ? undefined : new Date(Date.parse(before) - 1),
  };
}

interface StartRange {
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** The first filter, if there is one, reads a range of its index. */
function filtersOf({ classification, author }: Pick<MeetingsQuery, 'classification' | 'author'>): ListFilter[] {
  const filters = [
    { property: 'authorId', value: author, index: meetingsOfAuthor },
    { property: 'classification', value: classification, index: meetingsOfClassification },
  ];
  return filters.flatMap(({ value, ...filter }) => (value === undefined ? [] : [{ ...filter, value }]));
}
