import { clubKeys, clubName } from '@seed/contracts/clubs';
import type { CalendarEvent } from '@seed/contracts/events';
import type { Meeting } from '@seed/contracts/meetings';
import { mockUser } from '@seed/portal-sdk/mocks';

/** An event as it is kept: not what the caller may do with it. */
export type KeptEvent = Omit<CalendarEvent, 'permissions'> & { readonly version: number };
export type KeptMeeting = Omit<Meeting, 'permissions' | 'time' | 'startsAt'> & { readonly version: number };

/** Events, meetings, the clubs that some of them belong to, and the member's subscription in memory. */
export interface CalendarWorld {
  events: KeptEvent[];
  meetings: KeptMeeting[];
  /** In their order. */
  readonly clubs: { key: string; name: string }[];
  /** When the member subscribed. */
  subscribedAt: string | null;
  /** Whether the member who is signed in is an Admin. */
  readonly isAdmin: boolean;
  nextId: number;
}

export function emptyWorld({ isAdmin = false } = {}): CalendarWorld {
  const clubs = clubKeys.map((key) => ({ key, name: clubName(key) }));
  return { events: [], meetings: [], clubs, subscribedAt: null, isAdmin, nextId: 1 };
}

/** Adds an event; what is not given is filled in. */
export function addEvent(world: CalendarWorld, event: Partial<KeptEvent> & Pick<KeptEvent, 'date'>): KeptEvent {
  const id = nextId(world);
  const filled: KeptEvent = { id, descriptions: `Event ${id}`, version: 1, ...event };
  world.events.push(filled);
  return filled;
}

/** Adds a meeting; what is not given is filled in. */
export function addMeeting(world: CalendarWorld, meeting: Partial<KeptMeeting> & Pick<KeptMeeting, 'date'>) {
  const id = nextId(world);
  const filled: KeptMeeting = {
    id,
    title: `Meeting ${id}`,
    description: '',
    url: `https://meet.example.org/${id}`,
    classification: '',
    authorId: mockUser.id,
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
