import * as z from '@seed/contracts/schema';
import { endpoint } from './endpoint.ts';
import { boundedText, codePoints, entityId, instant, memberId } from './fields.ts';
import { hiddenMark } from './hidden-mark.ts';
import { listOf, pageQuery } from './lists.ts';

/** Why a member reports something, in the order of the dialog. */
export const reportReasons = ['spam', 'offensive', 'private', 'wrong', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** Greatest lengths in code points, and how many reports a member may send in 24 hours. */
export const reportLimits = { text: 500, message: 500, perDay: 20 } as const;

/** The decisions of an Admin about reports: `show` takes an earlier `hide` back. */
export const reportActions = ['hide', 'show', 'warn', 'dismiss'] as const;

export type ReportAction = (typeof reportActions)[number];

/** A report of a member about something that another member wrote. */
export const newReport = z
  .object({
    reason: z.enum(reportReasons, 'Please choose a reason.'),
    text: z._default(boundedText({ max: reportLimits.text, label: 'The text' }), ''),
  })
  .check(
    z.refine(({ reason, text }) => reason !== 'other' || text !== '', {
      error: 'Please say what is wrong.',
      path: ['text'],
    }),
  );

/** All reports about one thing, as Admins see them: without the members who sent them. */
export const reportCase = z
  .object({
    id: entityId,
    kind: z.string().check(z.describe('What is reported, such as post')),
    title: z.string().check(z.describe('Its title, or its first words')),
    excerpt: z.string().check(z.describe('The beginning of its text')),
    picture: z.optional(z.string()).check(z.describe('The address of the reported picture')),
    author: z.string().check(z.describe("The author's display name")),
    authorID: memberId,
    href: z.string().check(z.describe('The path of the page where it is')),
    isOpen: z.boolean().check(z.describe('No Admin has decided about it since the last report')),
    reportCount: z.int().check(z.nonnegative()),
    reasons: z
      .array(z.object({ reason: z.string(), count: z.int() }))
      .check(z.maxLength(reportReasons.length), z.describe('How many reports have which reason, most frequent first')),
    newestText: z.string().check(z.describe('What the newest report with a text says; empty if none has one')),
    reportedAt: instant.check(z.describe('When it was reported first since the last decision')),
    decision: z.optional(z.string()).check(z.describe('What an Admin did about it last, such as hide')),
    hidden: z.optional(hiddenMark),
  })
  .check(z.meta({ id: 'ReportCase' }));

export type ReportCase = z.infer<typeof reportCase>;

const message = boundedText({ max: reportLimits.message, label: 'The message' });

/** The decision of an Admin about everything that is reported of one thing. */
export const reportDecision = z
  .object({
    action: z.enum(reportActions),
    message: z._default(message, '').check(z.describe('For the author; a warning has one')),
  })
  .check(
    z.refine(({ action, message }) => action !== 'warn' || message !== '', {
      error: 'Please write what the author should know.',
      path: ['message'],
    }),
  );

interface Reportable {
  readonly service: string;
  /** The first segment of its path, e.g. `notices`. */
  readonly resource: string;
  /** PascalCase singular, for the operation's name. */
  readonly noun: string;
}

/**
 * Declares `PUT /{resource}/{id}/report`, which is idempotent: a member has one report about a thing.
 *
 * @example
 * const reportNotice = reportEndpoint({ service: 'notices', resource: 'notices', noun: 'Notice' });
 */
export function reportEndpoint({ service, resource, noun }: Reportable) {
  return endpoint({
    operation: `report${noun}`,
    service,
    method: 'PUT',
    path: `/${resource}/:id/report`,
    summary: 'Report it to the Admins; a second report of the same member takes the place of the first',
    params: z.object({ id: entityId }),
    body: newReport,
    status: 204,
  });
}

/**
 * Declares `GET /{resource}`: the reported things of a service.
 *
 * @param declaration `resource` is a resource of its own, such as `notice-reports`; `noun` is in the plural
 *
 * @example
 * const listNoticeReports = listReportsEndpoint({
 *   service: 'notices',
 *   resource: 'notice-reports',
 *   noun: 'NoticeReports',
 * });
 */
export function listReportsEndpoint({ service, resource, noun }: Reportable) {
  return endpoint({
    operation: `list${noun}`,
    service,
    method: 'GET',
    path: `/${resource}`,
    summary: 'What members have reported, oldest first; decided: the newest first (Admin)',
    query: z.extend(pageQuery, { state: z._default(z.enum(['open', 'decided']), 'open') }),
    response: listOf(reportCase),
    status: 200,
    paged: true,
    confidential: true,
  });
}

/**
 * Declares `GET /{resource}/count`: how much is reported and waits for an Admin.
 *
 * @param declaration `resource` is that of `listReportsEndpoint`
 *
 * @example
 * const countNoticeReports = countReportsEndpoint({
 *   service: 'notices',
 *   resource: 'notice-reports',
 *   noun: 'NoticeReports',
 * });
 */
export function countReportsEndpoint({ service, resource, noun }: Reportable) {
  return endpoint({
    operation: `count${noun}`,
    service,
    method: 'GET',
    path: `/${resource}/count`,
    summary: 'How many reported things no Admin has decided about yet (Admin)',
    response: z.object({ open: z.int().check(z.nonnegative()) }),
    status: 200,
    confidential: true,
  });
}

/**
 * Declares `PUT /{resource}/{id}/decision`, which is idempotent for the Admin who decided.
 *
 * @param declaration `resource` is that of `listReportsEndpoint`
 *
 * @example
 * const decideNoticeReport = decideReportEndpoint({
 *   service: 'notices',
 *   resource: 'notice-reports',
 *   noun: 'NoticeReport',
 * });
 */
export function decideReportEndpoint({ service, resource, noun }: Reportable) {
  return endpoint({
    operation: `decide${noun}`,
    service,
    method: 'PUT',
    path: `/${resource}/:id/decision`,
    summary:
      'Hide it, show it again, warn its author, or dismiss the reports (Admin); 409 if another Admin has decided',
    params: z.object({ id: entityId }),
    body: reportDecision,
    status: 204,
  });
}

const excerptLength = 300;

/**
 * The beginning of a text, as a case and a notification show it.
 *
 * @param length code points
 *
 * @example
 * beginningOf('A long text', 6); // 'A lon…'
 */
export function beginningOf(text: string, length = excerptLength): string {
  return codePoints(text) <= length ? text : `${[...text].slice(0, length - 1).join('')}…`;
}
