import type { Permissions } from '@seed/contracts/fields';
import type { Caller } from '@seed/service-kit/caller';

/**
 * Decides which members may change and delete a meeting: all, or its author and Admins, because authors may leave the
 * portal.
 */
export const meetingsPolicies = ['any', 'author'] as const;

export type MeetingsPolicy = (typeof meetingsPolicies)[number];

export interface MeetingUnderPolicy {
  readonly policy: MeetingsPolicy;
  readonly meeting: { readonly authorId: string };
}

/** Ownership compares ids, because two members may share a name. */
export function meetingPermissions({ policy, meeting }: MeetingUnderPolicy, caller: Caller): Permissions {
  const may = policy === 'any' || meeting.authorId === caller.id || caller.isAdmin;
  return { update: may, delete: may };
}
