import { idempotencyKeys } from '@seed/service-kit/idempotency';
import { removedMembers } from '@seed/service-kit/removed-members';
import { eventEntity } from '../events/event.entity.ts';
import { feedEntity } from '../feeds/feed.entity.ts';
import { meetingEntity } from '../meetings/meeting.entity.ts';
import { AddMemberRemoval1795305600002 } from './add-member-removal.migration.ts';
import { CreateCalendar1795219200001 } from './create-calendar.migration.ts';

/** The service's tables, for the data source. */
export const calendarSchema = {
  entities: [eventEntity, meetingEntity, feedEntity, idempotencyKeys, removedMembers],
  migrations: [CreateCalendar1795219200001, AddMemberRemoval1795305600002],
};
