import { urlOf } from '@seed/contracts/endpoint';
import {
  createMeeting,
  deleteMeeting,
  getMeeting,
  getMeetingInvitation,
  listMeetings,
  restoreMeeting,
  updateMeeting,
} from '@seed/calendar-contracts/meetings';
import { created, noContent, ok, page } from '@seed/service-kit/response';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { route } from '@seed/service-kit/route';
import { presentMeeting } from './meeting.presenter.ts';
import type { MeetingsService } from './meetings.service.ts';

export function meetingsRoutes(router: ServiceRouter, meetings: MeetingsService): void {
  route(router, listMeetings, async ({ query, caller }) => {
    const { items, nextCursor } = await meetings.list(query, caller);
    return page(items.map(presentMeeting), nextCursor);
  });

  route(router, getMeeting, async ({ params, caller }) => {
    const found = await meetings.get(params.id, caller);
    return ok(presentMeeting(found), { version: found.meeting.version });
  });

  route(router, getMeetingInvitation, async ({ params }) => {
    const file = await meetings.invitation(params.id);
    return ok(file, { filename: `meeting-${params.id}.ics` });
  });

  route(router, createMeeting, async ({ body, idempotencyKey, caller }) => {
    const meeting = await meetings.create({ body, idempotencyKey }, caller);
    return created(urlOf(getMeeting, { id: meeting.id }), meeting, { version: 1 });
  });

  route(router, updateMeeting, async ({ params, body, ifMatch, caller }) => {
    const changed = await meetings.update({ id: params.id, body, expected: ifMatch }, caller);
    return ok(presentMeeting(changed), { version: changed.meeting.version });
  });

  route(router, restoreMeeting, async ({ params, caller }) => {
    const restored = await meetings.restore(params.id, caller);
    return ok(presentMeeting(restored), { version: restored.meeting.version });
  });

  route(router, deleteMeeting, async ({ params, query, caller }) => {
    await meetings.delete(params.id, query.scope, caller);
    return noContent();
  });
}
