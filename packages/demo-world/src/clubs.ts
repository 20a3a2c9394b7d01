import { clubKeys } from '@seed/clubs-contracts/clubs';
import { demoOthers } from './members.ts';

/** A member of the demo world who has joined a club. */
export interface DemoMembership {
  readonly clubKey: string;
  readonly memberId: string;
  readonly name: string;
  readonly joinedAt: Date;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Two clubs for each member, the oldest membership first. */
export function demoMemberships(now: Date): DemoMembership[] {
  return demoOthers.flatMap(({ id, name }, at) => {
    const joinedAt = new Date(now.getTime() - (demoOthers.length - at) * dayMs);
    return [at, at * 3 + 1].map((place) => ({
      clubKey: clubKeys[place % clubKeys.length] ?? clubKeys[0],
      memberId: id,
      name,
      joinedAt,
    }));
  });
}
