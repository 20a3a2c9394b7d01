import type { PageQuery } from '@seed/contracts/lists';
import { fetchRows } from '@seed/service-kit/fetch-rows';
import { textKey } from '@seed/service-kit/cursor';
import { listOrder, type RowPage } from '@seed/service-kit/keyset';
import { type NewRow, versionedRows } from '@seed/service-kit/versioned-rows';
import type { EntityManager } from 'typeorm';
import { type EventRow, eventEntity } from './event.entity.ts';

export type NewEvent = NewRow<EventRow>;

/** Civil days, both included; without one there is no end on that side. */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
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
    ...versionedRows(manager, eventEntity),
    /** The earliest first; those of one day in the order of their ids. */
    async list({ from, to, ...page }: PageQuery & DayRange): Promise<RowPage<EventRow>> {
      return byDay.toPage(await fetchRows(byDay.select(within({ from, to }), page)), page);
    },
    /** At most that many, the latest first. */
    async latest(range: DayRange, limit: number): Promise<EventRow[]> {
      return fetchRows(latestFirst.select(within(range), { limit }).limit(limit));
    },
  };
}
