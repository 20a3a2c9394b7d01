import type { Club, ClubMember } from '@seed/clubs-contracts/clubs';
import type { CalendarEvent } from '@seed/calendar-contracts/event-list';
import type { PortalUser } from '@seed/portal-sdk';
import { mockUser } from '@seed/portal-sdk/mocks';

/** A stored club: without the caller's permissions. */
export type StoredClub = Omit<Club, 'permissions'> & { readonly version: number };
type StoredEvent = Omit<CalendarEvent, 'permissions'>;

/** Clubs in memory, in display order, and their scheduled events. */
export interface ClubsWorld {
  clubs: StoredClub[];
  /** Counts the changes of the order. */
  orderVersion: number;
  events: StoredEvent[];
  /** The members of the clubs, the newest first. */
  members: (ClubMember & { readonly clubId: number })[];
  nextId: number;
}

/** A member who may use the Alumni Functions. */
export const admin: PortalUser = { ...mockUser, isAdmin: true };

export function emptyWorld(): ClubsWorld {
  return { clubs: [], orderVersion: 1, events: [], members: [], nextId: 1 };
}

/** Adds a club; missing fields get defaults. */
export function addClub(world: ClubsWorld, club: Partial<StoredClub> = {}): StoredClub {
  const id = nextId(world);
  const filled: StoredClub = {
    id,
    key: `Club${id}`,
    name: `Club ${id}`,
    route: `/clubs/club-${id}`,
    iconUrl: '/art/clubs/default-icon.svg',
    bannerImage: '/art/clubs/default-banner.svg',
    mainDescription: `About club ${id}`,
    syllabusUrl: `https://example.org/club-${id}.pdf`,
    memberCount: 0,
    isMember: false,
    version: 1,
    ...club,
  };
  world.clubs.push(filled);
  return filled;
}

/** Adds another member to a club. */
export function addMember(world: ClubsWorld, { id: clubId }: StoredClub, name: string): void {
  const member = { clubId, id: name.toLowerCase().replaceAll(' ', '-'), name, joinedAt: new Date().toISOString() };
  world.members = [member, ...world.members];
  world.clubs = world.clubs.map((club) =>
    club.id === clubId ? { ...club, memberCount: (club.memberCount ?? 0) + 1 } : club,
  );
}

export function addEvent(world: ClubsWorld, event: Omit<StoredEvent, 'id'>): StoredEvent {
  const filled = { id: nextId(world), ...event };
  world.events.push(filled);
  return filled;
}

function nextId(world: ClubsWorld): number {
  const id = world.nextId;
  world.nextId += 1;
  return id;
}
