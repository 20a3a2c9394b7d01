import { clubKeys } from '@seed/clubs-contracts/clubs';
import { demoCalendar } from './calendar.ts';
import { demoMemberships } from './clubs.ts';
import { demoCommunity } from './community.ts';
import { demoDocuments } from './documents.ts';
import { demoForums } from './forums.ts';
import { demoMember, demoMembers } from './members.ts';

const now = new Date('2026-05-15T12:00:00Z');
const memberIds = new Set(demoMembers.map(({ id }) => id));

test('members have ids, names and addresses of their own', () => {
  for (const field of ['id', 'name', 'email'] as const) {
    expect(new Set(demoMembers.map((member) => member[field])).size).toBe(demoMembers.length);
  }
});

test('an unknown author is reported by name', () => {
  expect(() => demoMember('Nadie')).toThrow("The demo world has no member 'Nadie'");
});

test('every club has members, and those who can sign in have joined none', () => {
  const memberships = demoMemberships(now);
  expect(new Set(memberships.map(({ clubKey }) => clubKey))).toEqual(new Set(clubKeys));
  const accounts = demoMembers.slice(0, 5).map(({ id }) => id);
  expect(memberships.filter(({ memberId }) => accounts.includes(memberId))).toEqual([]);
});

test('documents and meetings belong to members', () => {
  expect(demoDocuments().filter(({ authorID }) => !memberIds.has(authorID))).toEqual([]);
  expect(demoCalendar(now).meetings.filter(({ authorId }) => !memberIds.has(authorId))).toEqual([]);
});

test.each(Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15))))(
  'there are festivities around %s',
  (day) => {
    const programmeOnly = 36;
    expect(demoCalendar(day).events.length).toBeGreaterThan(programmeOnly + 5);
  },
);

test('meetings keep their Colombian wall-clock time on days relative to now', () => {
  const [first] = demoCalendar(now).meetings.filter(({ classification }) => classification === clubKeys[0]);
  expect(first).toMatchObject({ date: '2026-04-30T18:00', url: 'https://meet.seed.example/club-etiquette' });
});

test('posts and their comments come in the order of time, with likes of different members', () => {
  const { posts, notes } = demoForums(now);
  const times = posts.map(({ createdAt }) => createdAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  for (const { likedBy } of [...posts, ...posts.flatMap(({ comments }) => comments), ...notes]) {
    expect(new Set(likedBy).size).toBe(likedBy.length);
    expect(likedBy.filter((id) => !memberIds.has(id))).toEqual([]);
  }
});

test('no comment is older than its post or younger than now', () => {
  for (const { createdAt, comments } of demoForums(now).posts) {
    for (const comment of comments) {
      expect(comment.createdAt.getTime()).toBeGreaterThanOrEqual(createdAt.getTime());
      expect(comment.createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  }
});

test('most members have a portrait', () => {
  const portraits = demoMembers.flatMap((member) => demoCommunity.portraitOf(member) ?? []);
  expect(portraits.length).toBeGreaterThan(45);
  for (const portrait of portraits) expect(portrait).toMatch(/^<svg/);
});
