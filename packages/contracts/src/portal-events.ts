import * as z from '@seed/contracts/schema';
import { memberId } from './fields.ts';

/** A change that a service reports to the others by `POST /internal/events`. */
export const portalEvent = z.object({
  /** Unique; the same in every attempt to deliver it. */
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  type: z.string().check(z.maxLength(64)),
  payload: z.unknown(),
});

export type PortalEvent = z.infer<typeof portalEvent>;

/** An Admin removed a member: the community service publishes it, every service removes what it stores of the member. */
export const memberRemovedType = 'member.removed';

export const memberRemoved = z.object({
  /** The member's id and those from before. */
  memberIds: z.array(memberId).check(z.minLength(1), z.maxLength(1000)),
  /** Addresses of the pictures that the member had uploaded, such as `/uploads/{filename}`; they are deleted. */
  pictures: z.array(z.string()).check(z.maxLength(100_000)),
});

export type MemberRemoved = z.infer<typeof memberRemoved>;

/** The name of an author who was removed. */
export const formerMemberName = 'Former member';
