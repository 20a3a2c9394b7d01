import { decideAttendance, listAttendees, withdrawAttendance } from '@seed/calendar-contracts/attendance';
import type { Attendee } from '@seed/calendar-contracts/attendance';
import type { Meeting } from '@seed/calendar-contracts/meeting-list';
import { findOrNotFound, mockEndpoint, mockUser } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import type { CalendarWorld } from './calendar-world.ts';

/** The responses about attendance, for the member who is signed in. */
export function attendanceMocks(world: CalendarWorld): MockHandler[] {
  const decide = (id: number, own: readonly Attendee[]) => {
    const { attendees } = findOrNotFound(world.meetings, id);
    const changed = [...own, ...attendees.filter((attendee) => attendee.id !== mockUser.id)];
    world.meetings = world.meetings.map((one) => (one.id === id ? { ...one, attendees: changed } : one));
    return {};
  };
  return [
    mockEndpoint(listAttendees, ({ params: { id }, query: { limit } }) => ({
      data: findOrNotFound(world.meetings, id).attendees.slice(0, limit),
    })),
    mockEndpoint(decideAttendance, ({ params: { id }, body: { status } }) =>
      decide(id, [{ id: mockUser.id, name: mockUser.name, status, decidedAt: new Date().toISOString() }]),
    ),
    mockEndpoint(withdrawAttendance, ({ params: { id } }) => decide(id, [])),
  ];
}

/** The numbers of members who have decided so. */
export function countsOf(attendees: readonly Attendee[]): NonNullable<Meeting['attendance']> {
  const count = (status: Attendee['status']) => attendees.filter((attendee) => attendee.status === status).length;
  return { accepted: count('accepted'), tentative: count('tentative'), declined: count('declined') };
}

/** The decision of the member who is signed in. */
export function myAttendanceOf(attendees: readonly Attendee[]): Pick<Meeting, 'myAttendance'> {
  const own = attendees.find(({ id }) => id === mockUser.id);
  return own === undefined ? {} : { myAttendance: own.status };
}
