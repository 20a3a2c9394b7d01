import type { PageQuery } from '@seed/contracts/lists';
import { instantKey, type ListFilter, listOrder, type RowPage } from '@seed/service-kit/keyset';
import { type NewRow, versionedRows } from '@seed/service-kit/versioned-rows';
import type { EntityManager } from 'typeorm';
import { type MeetingRow, meetingEntity, meetingsOfClassification } from './meeting.entity.ts';

export type NewMeeting = NewRow<MeetingRow>;

const latestFirst = listOrder({ by: 'startsAt', direction: 'DESC', key: instantKey });

/** The meetings as stored, inside of the manager's transaction or on its own. */
export function meetingsRepository(manager: EntityManager) {
  const meetings = manager.getRepository(meetingEntity);
  return {
    ...versionedRows(manager, meetingEntity),
    /** Those that start last first. */
    async list({
      classification,
      ...page
    }: PageQuery & { readonly classification?: string | undefined }): Promise<RowPage<MeetingRow>> {
      const kind = classification === undefined ? undefined : ofClassification(classification);
      const query = latestFirst.select(meetings.createQueryBuilder('meeting'), page, kind);
      return latestFirst.toPage(await query.getMany(), page);
    },
  };
}

function ofClassification(value: string): ListFilter {
  return { property: 'classification', value, index: meetingsOfClassification };
}
