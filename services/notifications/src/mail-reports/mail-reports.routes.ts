import { createHash, timingSafeEqual } from 'node:crypto';
import { bearerToken } from '@seed/service-kit/bearer';
import { readJsonBody } from '@seed/service-kit/json-body';
import { unauthorized } from '@seed/service-kit/problem-error';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import type { Database } from '@seed/service-kit/transaction';
import { z } from 'zod';
import { mailStopLengths } from './mail-stop.entity.ts';
import { recordMailReports } from './mail-reports.service.ts';

/** The path of reports; it lies outside of `/api/v1`, so the gateway does not forward it. */
export const mailReportsPath = '/internal/mail-reports';

const mailReports = z.object({
  reports: z
    .array(
      z.object({
        kind: z.enum(['bounce', 'complaint']),
        address: z.string().trim().min(3).max(mailStopLengths.address),
        /** False for a bounce that may pass, such as a full mailbox. */
        isPermanent: z.boolean().default(true),
      }),
    )
    .max(1000),
});

interface MailReportsParts {
  readonly database: Database;
  /** The bearer token of the mail provider's adapter. */
  readonly secret: string;
  readonly now: () => Date;
}

/**
 * Serves `POST /internal/mail-reports`: stops the e-mails to addresses that bounced for good or complained. A report that
 * arrives twice changes nothing.
 *
 * @throws ProblemError `unauthorized` (401) in a request with another secret.
 */
export function mailReportsRoutes(router: ServiceRouter, { database, secret, now }: MailReportsParts): void {
  const expected = digestOf(secret);
  router.post(mailReportsPath, async (ctx) => {
    ctx.state.route = mailReportsPath;
    const token = bearerToken(ctx.req.headers.authorization);
    if (!timingSafeEqual(digestOf(token), expected)) throw unauthorized('The secret is wrong');
    const { reports } = await readJsonBody(ctx, mailReports);
    await recordMailReports(database, reports, now());
    ctx.status = 204;
  });
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
