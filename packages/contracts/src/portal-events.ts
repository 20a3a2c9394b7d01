import * as z from '@seed/contracts/schema';
import { instant, memberId } from './fields.ts';

/** A change that a service reports to the others by `POST /internal/events`. */
export const portalEvent = z.object({
  /** A unique id, the same in every attempt to deliver the event. */
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  type: z.string().check(z.maxLength(64)),
  payload: z.unknown(),
});

export type PortalEvent = z.infer<typeof portalEvent>;

/**
 * An Admin removed a member. The service with the profiles publishes it, and every service deletes its data of the
 * member.
 */
export const memberRemovedType = 'member.removed';

export const memberRemoved = z.object({
  /** The member's id and former ids. */
  memberIds: z.array(memberId).check(z.minLength(1), z.maxLength(1000)),
  /** Addresses of the pictures that the member had uploaded, such as `/uploads/{filename}`; they are deleted. */
  pictures: z.array(z.string()).check(z.maxLength(100_000)),
});

export type MemberRemoved = z.infer<typeof memberRemoved>;

/**
 * A member's id has changed, as at the first login of a member whose profile was prepared. Every service gives what was
 * written under former ids to the present one, so that it is found and may be changed as the member's own.
 */
export const memberIdChangedType = 'member.id-changed';

export const memberIdChanged = z.object({
  /** The present id. */
  memberId,
  /** Former ids that no other member has. */
  formerIds: z.array(memberId).check(z.minLength(1), z.maxLength(1000)),
});

export type MemberIdChanged = z.infer<typeof memberIdChanged>;

/** The name of an author who was removed. */
export const formerMemberName = 'Former member';

/** A club was founded, deleted, retired or reopened. Services whose data refers to clubs record which clubs exist. */
export const clubChangedType = 'club.changed';

export const clubChanged = z.object({
  key: z.string().check(z.minLength(1), z.maxLength(60)),
  /** Whether something new may belong to the club after the change: it exists and is not retired. */
  exists: z.boolean(),
  /** When it changed: an older event that arrives late changes nothing. */
  changedAt: instant,
});

export type ClubChanged = z.infer<typeof clubChanged>;

const subject = z.string().check(z.minLength(1), z.maxLength(96));

/** The names of what members follow and mute. */
export const subjects = {
  club: (key: string) => `club:${key}`,
  post: (id: number) => `post:${id}`,
} as const;

/**
 * A member has joined or left what makes them follow a subject, such as a club. The notifications service records it; the
 * member's own choice, to follow or to mute, counts more.
 */
export const subjectJoinedType = 'subject.joined';

export const subjectJoined = z.object({
  memberId,
  subject,
  /** Whether the member has joined it, or left it. */
  isJoined: z.boolean(),
  /** An older event that arrives late changes nothing. */
  changedAt: instant,
});

export type SubjectJoined = z.infer<typeof subjectJoined>;

/**
 * Members are notified of an act of another member. The notifications service stores it for each recipient; any service may
 * publish it, in the transaction of the change that it is about.
 */
export const membersNotifiedType = 'members.notified';

export const membersNotified = z.object({
  /** The kind of act, such as `post.commented`; a page without a text for it shows the title alone. */
  kind: z.string().check(z.minLength(1), z.maxLength(64)),
  /** A publisher with more recipients publishes several events with the same key. */
  recipients: z.array(memberId).check(z.maxLength(1000)),
  /** The subject that it belongs to, such as `subjects.post(7)`: members who have muted it are not notified. */
  subject: z.optional(subject),
  /** Notifies the members who follow the subject, too. */
  isForFollowers: z.optional(z.boolean()),
  /** The member whose act it was. */
  actor: z.object({ id: memberId, name: z.string().check(z.maxLength(191)) }),
  /** The object of the act, such as `comment:7`: a recipient is notified once of each key and actor. */
  key: z.string().check(z.minLength(1), z.maxLength(191)),
  /** Makes one notification of all unread ones with the same key, such as the likes of a post. */
  isCollected: z._default(z.boolean(), false),
  /** The title of what it is about: at most 200 code points. */
  title: z.string().check(z.maxLength(400)),
  /** The beginning of what was written, if anything was: at most 300 code points. */
  excerpt: z._default(z.string().check(z.maxLength(600)), ''),
  /** The path of the page where it is, such as `/forums/3?comment=7`. */
  href: z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])/)),
  happenedAt: instant,
});

export type MembersNotified = z.infer<typeof membersNotified>;
