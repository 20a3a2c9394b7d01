import type { PageQuery } from '@seed/contracts/lists';
import { fetchRows } from '@seed/service-kit/fetch-rows';
import { textKey } from '@seed/service-kit/cursor';
import { listOrder, type RowPage } from '@seed/service-kit/keyset';
import type { ListRestriction } from '@seed/service-kit/page-statement';
import { searchableRows } from '@seed/service-kit/search/searchable-rows';
import { searchRows } from '@seed/service-kit/search/search-rows';
import type { NewRow } from '@seed/service-kit/versioned-rows';
import type { EntityManager } from 'typeorm';
import { type EventRow, eventEntity } from './event.entity.ts';
import { eventSearch } from './event.search.ts';

export type NewEvent = NewRow<EventRow>;

/** Civil days, both included; without one the range is open on that side. */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface EventQuery extends PageQuery, DayRange {
  /** The words of the search. */
  readonly q?: string | undefined;
}

const byDay = listOrder({ by: 'day', direction: 'ASC', key: textKey });
const latestFirst = listOrder({ by: 'day', direction: 'DESC', key: textKey });

/** The events as stored, inside of the manager's transaction or on its own. */
export function eventsRepository(manager: EntityManager) {
  const events = manager.getRepository(eventEntity);

  function within({ from, to }: DayRange) {
    const query = events.createQueryBuilder('event');
    if (from !== undefined) query.andWhere('event.day >= :from', { from });
    if (to !== undefined) query.andWhere('event.day <= :to', { to });
    return query;
  }

  return {
    ...searchableRows(manager, eventSearch),
    /** The earliest first; those of one day in the order of their ids. */
    async list({ q = '', from, to, ...page }: EventQuery): Promise<RowPage<EventRow>> {
      if (q.trim() !== '') return searchRows(manager, eventSearch, { q, page, list: byDay, from, to });
      // The statement names the index: MariaDB would sort the whole table for an open range.
      return byDay.page(manager, eventEntity, { page, restriction: restrictionTo({ from, to }) });
    },
    /** Reads at most `limit` events, the latest first. */
    async latest(range: DayRange, limit: number): Promise<readonly EventRow[]> {
      return fetchRows(latestFirst.select(within(range), { limit }).limit(limit));
    },
  };
}

function restrictionTo({ from, to }: DayRange): ListRestriction | undefined {
  const conditions = [
    ...(from === undefined ? [] : [{ operator: '>=', value: from }]),
    ...(to === undefined ? [] : [{ operator: '<=', value: to }]),
  ];
  if (conditions.length === 0) return undefined;
  return {
    sql: (column) => conditions.map(({ operator }) => `${column('day')} ${operator} ?`).join(' AND '),
    parameters: conditions.map(({ value }) => value),
  };
}
