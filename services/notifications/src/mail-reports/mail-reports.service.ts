import { type Database, inTransaction } from '@seed/service-kit/transaction';
import type { MailStopReason } from './mail-stop.entity.ts';
import { mailStopsRepository } from './mail-stops.repository.ts';

/** A report about an e-mail that the portal has sent. */
export interface MailReport {
  readonly kind: MailStopReason;
  readonly address: string;
  /** False for a bounce that may pass, such as a full mailbox. */
  readonly isPermanent: boolean;
}

/** Stops the e-mails to addresses that bounced for good or complained; a report that comes twice changes nothing. */
export async function recordMailReports(database: Database, reports: readonly MailReport[], now: Date): Promise<void> {
  const final = reports.filter(({ kind, isPermanent }) => kind === 'complaint' || isPermanent);
  for (const { address, kind: reason } of final) {
    const stop = { address, reason, stoppedAt: now };
    await inTransaction(database, (manager) => mailStopsRepository(manager).stop(stop));
  }
}
