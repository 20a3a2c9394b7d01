import * as z from '@seed/contracts/schema';
import { memberId } from './fields.ts';

/** The path at which a service serves what it stores of a member; the gateway does not forward it. */
export const memberDataPath = '/internal/member-data';

/** Greatest number of rows of a page. */
const mostRows = 500;

/** The request for the next page of what a service stores of a member. */
export const memberDataRequest = z.object({
  /** The member's id and former ids. */
  memberIds: z.array(memberId).check(z.minLength(1), z.maxLength(1000)),
  /** `next` of the page before; null for the first one. */
  cursor: z.nullable(z.string().check(z.maxLength(1000))),
});

export type MemberDataRequest = z.infer<typeof memberDataRequest>;

/** A page of what a service stores of a member: rows of one file. */
export const memberDataPage = z.object({
  /** The file, such as `posts`; null if the service stores nothing of members. */
  file: z.nullable(z.string().check(z.regex(/^[a-z][a-z-]{0,59}$/))),
  /** One sentence about the file, for its reader. */
  about: z.string().check(z.maxLength(300)),
  rows: z.array(z.record(z.string(), z.unknown())).check(z.maxLength(mostRows)),
  /** The cursor of the next page, of this file or another one; null on the last page. */
  next: z.nullable(z.string().check(z.maxLength(1000))),
});

export type MemberDataPage = z.infer<typeof memberDataPage>;
