import { clubKeys } from '@seed/clubs-contracts/clubs';
import { demoMembers } from './members.ts';

/** A member of the demo world who has joined a club. */
export interface DemoMembership {
  readonly clubKey: string;
  readonly memberId: string;
  readonly name: string;
  readonly joinedAt: Date;
}

/** The members who can sign in choose their clubs themselves. */
const accounts = 5;
const dayMs = 24 * 60 * 60 * 1000;

/** Two clubs for each member, the oldest membership first. */
export function demoMemberships(now: Date): DemoMembership[] {
  const joining = demoMembers.slice(accounts);
  return joining.flatMap(({ id, name }, at) => {
    const joinedAt = new Date(now.getTime() - (joining.length - at) * dayMs);
    return [at, at * 3 + 1].map((place) => ({
      clubKey: clubKeys[place % clubKeys.length] ?? clubKeys[0],
      memberId: id,
      name,
      joinedAt,
    }));
  });
}
