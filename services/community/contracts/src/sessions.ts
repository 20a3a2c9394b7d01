import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { instant } from '@seed/contracts/fields';

const service = 'community';

const sessionId = z.string().check(z.minLength(1), z.maxLength(255));

/** One browser in which the caller is signed in. */
export const session = z
  .object({
    id: sessionId,
    browser: z.string().check(z.describe('Such as Firefox; empty if it is unknown')),
    system: z.string().check(z.describe('The operating system, such as Android; empty if it is unknown')),
    isCurrent: z.boolean().check(z.describe('Whether the request belongs to it')),
    startedAt: instant,
    lastUsedAt: instant,
  })
  .check(z.meta({ id: 'Session' }));

export type Session = z.infer<typeof session>;

export const sessions = z
  .object({
    isAvailable: z.boolean().check(z.describe('Whether the identity provider lists sessions for this caller')),
    sessions: z.array(session).check(z.maxLength(500)),
  })
  .check(z.meta({ id: 'Sessions' }));

export type Sessions = z.infer<typeof sessions>;

export const listSessions = endpoint({
  operation: 'listSessions',
  service,
  method: 'GET',
  path: '/sessions',
  summary: 'The browsers in which the caller is signed in: this one, then the one that was used last',
  response: sessions,
  status: 200,
  confidential: true,
});

export const endSession = endpoint({
  operation: 'endSession',
  service,
  method: 'DELETE',
  path: '/sessions/:id',
  summary: "Sign out one of the caller's browsers; one that is signed out already counts as done",
  params: z.object({ id: sessionId }),
  status: 204,
});

export const endOtherSessions = endpoint({
  operation: 'endOtherSessions',
  service,
  method: 'DELETE',
  path: '/sessions',
  summary: "Sign out all of the caller's browsers but this one",
  status: 204,
});
