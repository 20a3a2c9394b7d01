import { clubKeys, clubName } from '@seed/clubs-contracts/clubs';
import type { Attendee } from '@seed/calendar-contracts/attendance';
import type { CalendarEvent } from '@seed/calendar-contracts/event-list';
import type { Meeting } from '@seed/calendar-contracts/meeting-list';
import { mockUser } from '@seed/portal-sdk/mocks';

/** A stored event: without the caller's permissions. */
export type StoredEvent = Omit<CalendarEvent, 'permissions' | 'time' | 'zone' | 'startsAt'> & {
  readonly time?: string | null | undefined;
  readonly zone?: string | null | undefined;
  readonly version: number;
};
export type StoredMeeting = Omit<Meeting, 'permissions' | 'time' | 'startsAt' | 'attendance' | 'myAttendance'> & {
  readonly attendees: readonly Attendee[];
  readonly version: number;
};

/** Events, meetings, the clubs that some of them belong to, and the member's subscription in memory. */
export interface CalendarWorld {
  events: StoredEvent[];
  meetings: StoredMeeting[];
  /** The clubs in their display order. */
  readonly clubs: { key: string; name: string; retiredAt?: string }[];
  /** The members whose names meetings show. */
  readonly members: { readonly id: string; readonly name: string }[];
  /** When the member subscribed. */
  subscribedAt: string | null;
  /** Whether the member who is signed in is an Admin. */
  readonly isAdmin: boolean;
  nextId: number;
  /** The deleted events, and the meetings of each deletion, for a restoration. */
  readonly deleted: { events: StoredEvent[]; meetings: StoredMeeting[][] };
}

export function emptyWorld({ isAdmin = false } = {}): CalendarWorld {
  const clubs = clubKeys.map((key) => ({ key, name: clubName(key) }));
  const deleted = { events: [], meetings: [] };
  const members = [{ id: mockUser.id, name: mockUser.name }];
  return { events: [], meetings: [], clubs, members, subscribedAt: null, isAdmin, nextId: 1, deleted };
}

/** Adds an event; missing fields get defaults. */
export function addEvent(world: CalendarWorld, event: Partial<StoredEvent> & Pick<StoredEvent, 'date'>): StoredEvent {
  const id = nextId(world);
  const filled: StoredEvent = { id, descriptions: `Event ${id}`, version: 1, ...event };
  world.events.push(filled);
  return filled;
}

/** Adds a meeting; missing fields get defaults. */
export function addMeeting(world: CalendarWorld, meeting: Partial<StoredMeeting> & Pick<StoredMeeting, 'date'>) {
  const id = nextId(world);
  const filled: StoredMeeting = {
    id,
    title: `Meeting ${id}`,
    description: '',
    url: `https://meet.example.org/${id}`,
    classification: '',
    durationMinutes: 60,
    authorId: mockUser.id,
    attendees: [],
    version: 1,
    ...meeting,
  };
  world.meetings.push(filled);
  return filled;
}

function nextId(world: CalendarWorld): number {
  const id = world.nextId;
  world.nextId += 1;
  return id;
}
