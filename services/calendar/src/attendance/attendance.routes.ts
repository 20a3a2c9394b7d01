import { decideAttendance, listAttendees, withdrawAttendance } from '@seed/calendar-contracts/attendance';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { noContent, page } from '@seed/service-kit/response';
import { route } from '@seed/service-kit/route';
import type { AttendanceService } from './attendance.service.ts';

export function attendanceRoutes(router: ServiceRouter, attendance: AttendanceService): void {
  route(router, listAttendees, async ({ params, query }) => {
    const { items, nextCursor } = await attendance.list(params.id, query);
    return page(
      items.map(({ memberId, memberName, status, decidedAt }) => ({
        id: memberId,
        name: memberName,
        status,
        decidedAt: decidedAt.toISOString(),
      })),
      nextCursor,
    );
  });

  route(router, decideAttendance, async ({ params, body, caller }) => {
    await attendance.decide(params.id, body.status, caller);
    return noContent();
  });

  route(router, withdrawAttendance, async ({ params, caller }) => {
    await attendance.withdraw(params.id, caller);
    return noContent();
  });
}
