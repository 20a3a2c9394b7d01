import { auditEntries } from '@seed/service-kit/audit-log';
import { deletedRows } from '@seed/service-kit/deleted-rows';
import { idempotencyKeys } from '@seed/service-kit/idempotency';
import { outboxEvents } from '@seed/service-kit/outbox';
import { removedMembers } from '@seed/service-kit/removed-members';
import { searchProgress } from '@seed/service-kit/search/search-index';
import { knownClubEntity } from '../clubs/known-club.entity.ts';
import { eventEntity } from '../events/event.entity.ts';
import { eventSearch } from '../events/event.search.ts';
import { feedEntity } from '../feeds/feed.entity.ts';
import { meetingEntity } from '../meetings/meeting.entity.ts';
import { meetingSearch } from '../meetings/meeting.search.ts';
import { seriesEntity } from '../series/series.entity.ts';
import { attendanceEntity } from '../attendance/attendance.entity.ts';
import { AddAttendance1796083200000 } from './add-attendance.migration.ts';
import { AddAuditLog1795651200000 } from './add-audit-log.migration.ts';
import { AddDeletedRows1796342400001 } from './add-deleted-rows.migration.ts';
import { AddEventHour1796353200001 } from './add-event-hour.migration.ts';
import { AddMeetingLength1796342400000 } from './add-meeting-length.migration.ts';
import { AddMeetingSeries1796353200002 } from './add-meeting-series.migration.ts';
import { AddMemberRemoval1795305600002 } from './add-member-removal.migration.ts';
import { AddSearch1795824000000 } from './add-search.migration.ts';
import { CreateCalendar1795219200001 } from './create-calendar.migration.ts';
import { IndexAuthors1795564800001 } from './index-authors.migration.ts';
import { RecordClubs1795737600001 } from './record-clubs.migration.ts';
import { RecordMeetingChanges1795737600002 } from './record-meeting-changes.migration.ts';

/** The service's tables, for the data source. */
export const calendarSchema = {
  entities: [
    eventEntity,
    meetingEntity,
    seriesEntity,
    feedEntity,
    attendanceEntity,
    outboxEvents,
    idempotencyKeys,
    deletedRows,
    removedMembers,
    auditEntries,
    knownClubEntity,
    searchProgress,
    ...eventSearch.entities,
    ...meetingSearch.entities,
  ],
  migrations: [
    CreateCalendar1795219200001,
    AddMemberRemoval1795305600002,
    IndexAuthors1795564800001,
    AddAuditLog1795651200000,
    RecordClubs1795737600001,
    RecordMeetingChanges1795737600002,
    AddSearch1795824000000,
    AddAttendance1796083200000,
    AddMeetingLength1796342400000,
    AddDeletedRows1796342400001,
    AddEventHour1796353200001,
    AddMeetingSeries1796353200002,
  ],
};
