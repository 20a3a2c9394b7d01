import { type DemoMember, demoMembers } from './members.ts';
import { lookOf } from './portraits/looks.ts';
import { portrait } from './portraits/portrait.ts';

export interface DemoCommunity {
  readonly members: readonly DemoMember[];
  /** Draws the portrait of a member as an SVG document; undefined for a member without a picture. */
  readonly portraitOf: (member: DemoMember) => string | undefined;
}

export const demoCommunity: DemoCommunity = {
  members: demoMembers,
  portraitOf({ name }) {
    const look = lookOf(name);
    return look === undefined ? undefined : portrait(look);
  },
};
