import type { PageQuery } from '@seed/contracts/lists';
import { instantKey, listOrder, type Page } from '@seed/service-kit/keyset';
import { lockForChange, updateIfUnchanged } from '@seed/service-kit/transaction';
import type { EntityManager } from 'typeorm';
import { type Meeting, meetingEntity } from './meeting.entity.ts';

export type NewMeeting = Omit<Meeting, 'id' | 'version'>;
export type MeetingContent = Omit<NewMeeting, 'authorId'>;

const latestFirst = listOrder({ by: 'startsAt', direction: 'DESC', key: instantKey });

/** The meetings as stored, inside of the manager's transaction or on its own. */
export function meetingsRepository(manager: EntityManager) {
  const meetings = manager.getRepository(meetingEntity);
  return {
    /** Those that start last first. */
    async list({
      classification,
      ...page
    }: PageQuery & { readonly classification?: string | undefined }): Promise<Page<Meeting>> {
      const query = meetings.createQueryBuilder('meeting');
      if (classification !== undefined) query.andWhere('meeting.classification = :classification', { classification });
      return latestFirst.toPage(await latestFirst.select(query, page).getMany(), page);
    },
    find(id: number): Promise<Meeting | null> {
      return meetings.findOneBy({ id });
    },
    /** Holds other changes of the meeting off until the transaction ends. */
    findForChange(id: number): Promise<Meeting | null> {
      return lockForChange(meetings.createQueryBuilder('meeting').where('meeting.id = :id', { id })).getOne();
    },
    insert(meeting: NewMeeting): Promise<Meeting> {
      return meetings.save({ ...meeting, version: 1 });
    },
    /** False if somebody else changed it meanwhile. */
    update(meeting: Meeting, content: Partial<MeetingContent>): Promise<boolean> {
      return updateIfUnchanged(meetings, meeting, content);
    },
    async delete(id: number): Promise<void> {
      await meetings.delete({ id });
    },
  };
}
