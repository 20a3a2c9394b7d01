import { undoableDeletion } from '@seed/service-kit/undoable-deletion';
import { attendanceEntity } from '../attendance/attendance.entity.ts';
import { notifyOfCancellation } from './meeting-notices.repository.ts';
import { meetingSearch } from './meeting.search.ts';

/** The decisions of members come back with the meeting. They are notified of a cancellation that is final only. */
export const meetingDeletion = undoableDeletion({
  index: meetingSearch,
  dependents: [{ entity: attendanceEntity, property: 'meetingId' }],
  onFinal: (manager, { row, dependents: [attendance = []], ...deletion }) =>
    notifyOfCancellation(manager, { meeting: row, attendance, ...deletion }),
});
