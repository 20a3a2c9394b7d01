import { getsCanary } from './canary-audience.ts';

const members = Array.from({ length: 10_000 }, (_, at) => ({ id: `11111111-0000-4000-8000-${at}`, roles: ['alumni'] }));
const noMember = { rollout: 7, share: 0, roles: [] };
const shareOf = (audience: Parameters<typeof getsCanary>[0]) =>
  members.filter((member) => getsCanary(audience, member));

test.each([1, 5, 25, 50, 100])('%p %% of members get the canary', (share) => {
  const { length } = shareOf({ ...noMember, share });
  expect(Math.abs(length / 10_000 - share / 100)).toBeLessThan(0.01);
});

test('a greater share keeps the members who had the canary before', () => {
  const before = shareOf({ ...noMember, share: 5 });
  const after = new Set(shareOf({ ...noMember, share: 25 }));
  expect(before.every((member) => after.has(member))).toBe(true);
});

test('another rollout begins with other members', () => {
  const one = new Set(shareOf({ ...noMember, share: 10 }));
  const both = shareOf({ ...noMember, rollout: 8, share: 10 }).filter((member) => one.has(member));
  expect(both.length).toBeGreaterThan(50);
  expect(both.length).toBeLessThan(150);
});

test('members with one of the roles get the canary without a share', () => {
  expect(shareOf(noMember)).toEqual([]);
  expect(shareOf({ ...noMember, roles: ['Admin', 'alumni'] })).toHaveLength(10_000);
});
