import type { PageQuery } from '@seed/contracts/lists';
import { fetchRows } from '@seed/service-kit/fetch-rows';
import { instantKey } from '@seed/service-kit/cursor';
import { listOrder, type RowPage } from '@seed/service-kit/keyset';
import type { ListFilter } from '@seed/service-kit/list-order';
import { type NewRow, versionedRows } from '@seed/service-kit/versioned-rows';
import type { EntityManager } from 'typeorm';
import { type MeetingRow, meetingEntity, meetingsOfClassification } from './meeting.entity.ts';

export type NewMeeting = NewRow<MeetingRow>;

const latestFirst = listOrder({ by: 'startsAt', direction: 'DESC', key: instantKey });
const soonestFirst = listOrder({ by: 'startsAt', direction: 'ASC', key: instantKey });

interface MeetingsQuery extends PageQuery {
  readonly classification?: string | undefined;
  /** `latest`, the default: those that start last first. `soonest`: those that have not begun, the next one first. */
  readonly order?: 'latest' | 'soonest';
}

/** The meetings as stored, inside of the manager's transaction or on its own. */
export function meetingsRepository(manager: EntityManager) {
  const meetings = manager.getRepository(meetingEntity);
  return {
    ...versionedRows(manager, meetingEntity),
    async list({ classification, order = 'latest', ...page }: MeetingsQuery): Promise<RowPage<MeetingRow>> {
      const filter = classification === undefined ? undefined : ofClassification(classification);
      if (order === 'latest') return latestFirst.page(manager, meetingEntity, { page, filter });
      const query = meetings.createQueryBuilder('meeting');
      soonestFirst.select(query, page, filter).andWhere('meeting.startsAt >= :now', { now: new Date() });
      return soonestFirst.toPage(await fetchRows(query), page);
    },
  };
}

function ofClassification(value: string): ListFilter {
  return { property: 'classification', value, index: meetingsOfClassification };
}
