import type { PageQuery } from '@seed/contracts/lists';
import { instantKey, listOrder, type Page } from '@seed/service-kit/keyset';
import { type Unstored, versionedRows } from '@seed/service-kit/versioned-rows';
import type { EntityManager } from 'typeorm';
import { type Meeting, meetingEntity } from './meeting.entity.ts';

export type NewMeeting = Unstored<Meeting>;

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
    }: PageQuery & { readonly classification?: string | undefined }): Promise<Page<Meeting>> {
      const query = meetings.createQueryBuilder('meeting');
      if (classification !== undefined) query.andWhere('meeting.classification = :classification', { classification });
      return latestFirst.toPage(await latestFirst.select(query, page).getMany(), page);
    },
  };
}
