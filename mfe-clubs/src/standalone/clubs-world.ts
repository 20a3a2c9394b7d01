import type { Club } from '@seed/contracts/clubs';
import type { CalendarEvent } from '@seed/contracts/events';
import type { PortalUser } from '@seed/portal-sdk';
import { mockUser } from '@seed/portal-sdk/mocks';

/** A club as it is kept: without what the caller may do with it. */
export type KeptClub = Omit<Club, 'permissions'> & { readonly version: number };
type KeptEvent = Omit<CalendarEvent, 'permissions'>;

/** Clubs in memory, in their order, and the events that were scheduled from them. */
export interface ClubsWorld {
  clubs: KeptClub[];
  events: KeptEvent[];
  nextId: number;
}

/** A member who may use the Alumni Functions. */
export const admin: PortalUser = { ...mockUser, isAdmin: true };

export function emptyWorld(): ClubsWorld {
  return { clubs: [], events: [], nextId: 1 };
}

/** Adds a club; what is not given is filled in. */
export function addClub(world: ClubsWorld, club: Partial<KeptClub> = {}): KeptClub {
  const id = nextId(world);
  const filled: KeptClub = {
    id,
    key: `Club${id}`,
    name: `Club ${id}`,
    route: `/clubs/club-${id}`,
    iconUrl: '/art/clubs/default-icon.svg',
    bannerImage: '/art/clubs/default-banner.svg',
    mainDescription: `About club ${id}`,
    syllabusUrl: `https://example.org/club-${id}.pdf`,
    version: 1,
    ...club,
  };
  world.clubs.push(filled);
  return filled;
}

export function addEvent(world: ClubsWorld, event: Omit<KeptEvent, 'id'>): KeptEvent {
  const filled = { id: nextId(world), ...event };
  world.events.push(filled);
  return filled;
}

function nextId(world: ClubsWorld): number {
  const id = world.nextId;
  world.nextId += 1;
  return id;
}
