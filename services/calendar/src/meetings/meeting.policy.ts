import type { Permissions } from '@seed/contracts/fields';
import type { Caller } from '@seed/service-kit/caller';

/** Who may change and delete a meeting: any member, or its author (and an Admin, or it would stay when he leaves). */
export const meetingsPolicies = ['any', 'author'] as const;

export type MeetingsPolicy = (typeof meetingsPolicies)[number];

export interface MeetingUnderPolicy {
  readonly policy: MeetingsPolicy;
  readonly meeting: { readonly authorId: string };
}

/** Ownership compares ids, never names: two members may share a name. */
export function meetingPermissions({ policy, meeting }: MeetingUnderPolicy, caller: Caller): Permissions {
  const may = policy === 'any' || meeting.authorId === caller.id || caller.isAdmin;
  return { update: may, delete: may };
}
