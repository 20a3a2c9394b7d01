import * as z from '@seed/contracts/schema';
import { endpoint } from './endpoint.ts';
import { instant, memberId } from './fields.ts';
import { listOf, pageQuery } from './lists.ts';

/**
 * The verbs of recorded acts. The word before the verb names the kind of object, such as `post`; each service chooses
 * its own.
 */
export const auditVerbs = [
  'created',
  'changed',
  'deleted',
  'restored',
  'removed',
  'roles_changed',
  'refused_repeatedly',
  'sign_in_failed',
  'locked_out',
  'unavailable',
] as const;

/** An act, such as `post.deleted` or `member.roles_changed`: the kind of its object, and a verb. */
export type AuditAct = `${string}.${(typeof auditVerbs)[number]}`;

/** Where a request came from. The log holds this class only, because an address is personal data. */
export const networks = ['loopback', 'private', 'public', 'unknown'] as const;

export type Network = (typeof networks)[number];

/** The entry of a service whose log could not be read. */
export const unavailableAct = 'audit_log.unavailable' satisfies AuditAct;

const act = z
  .string()
  .check(z.regex(new RegExp(`^[a-z_]{1,40}\\.(${auditVerbs.join('|')})$`)))
  .check(z.describe('Kind of object and verb, such as post.deleted'));

/** One entry of the audit log. It has ids, never names, addresses or secrets. */
export const auditEntry = z
  .object({
    id: z.string().check(z.describe('A UUID of version 7 (RFC 9562): sorting by it is sorting by time')),
    at: instant,
    service: z.string(),
    actorId: z.nullable(memberId).check(z.describe('The member who acted; null if it was not a signed-in member')),
    act,
    object: z
      .object({ kind: z.string(), id: z.nullable(z.string()) })
      .check(z.describe('The object of the act: its kind and its id')),
    outcome: z.enum(['done', 'refused']),
    requestId: z.nullable(z.string()).check(z.describe('The same id as in the logs and in the header X-Request-Id')),
    network: z.enum(networks),
    detail: z.record(z.string(), z.unknown()),
  })
  .check(z.meta({ id: 'AuditEntry' }));

export type AuditEntry = z.infer<typeof auditEntry>;

/** A position in the audit log: the id of the last entry of the previous page. */
export const auditCursor = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/))
  .check(z.describe('The id of the last entry of the page before; the Link header has the whole address'));

export const listAuditEntries = endpoint({
  operation: 'listAuditEntries',
  service: 'gateway',
  method: 'GET',
  path: '/audit-entries',
  summary: 'The audit log of all services, newest first (Admin)',
  query: z.object({
    limit: pageQuery.shape.limit,
    cursor: z.optional(auditCursor),
    actor: z.optional(memberId).check(z.describe('The id of the member who acted')),
    act: z.optional(act),
    service: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,62}$/))),
    format: z
      .optional(z.enum(['json', 'jsonl']))
      .check(z.describe('jsonl: all entries from the cursor on, one JSON object a line, as a download')),
  }),
  response: listOf(auditEntry),
  linesType: 'application/jsonl',
  status: 200,
  paged: true,
  confidential: true,
});
