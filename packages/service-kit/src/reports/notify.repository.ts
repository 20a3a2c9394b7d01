import { type MembersNotified, membersNotifiedType } from '@seed/contracts/portal-events';
import { beginningOf, type ReportAction } from '@seed/contracts/reports';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../caller.ts';
import { publish } from '../outbox.ts';
import type { ReportableRow } from './reportable.ts';

/** A decision of an Admin, for those who are notified of it. */
export interface DecidedReport {
  readonly kind: string;
  readonly row: ReportableRow;
  readonly decision: { readonly action: ReportAction; readonly message: string };
  /** Grows with each decision about the row, so that each is a notification of its own. */
  readonly round: number;
}

const mostRecipients = 1000;
const titleLength = 140;
const longestName = 191;

const kindsForAuthors = {
  hide: 'moderation.hidden',
  show: 'moderation.shown',
  warn: 'moderation.warned',
} as const;

/** Notifies the author, with the Admin's message; a dismissal does not concern them. */
export async function notifyAuthor(manager: EntityManager, decided: DecidedReport, caller: Caller): Promise<void> {
  const { row, decision } = decided;
  if (decision.action === 'dismiss') return;
  await notify(manager, caller, {
    ...placeOf(decided, 'author'),
    kind: kindsForAuthors[decision.action],
    recipients: [row.authorId],
    title: beginningOf(row.noticeTitle ?? row.title, titleLength),
    excerpt: beginningOf(decision.message),
  });
}

/**
 * Notifies the members who have reported it of the outcome. The text is not quoted, because a hidden one would stay
 * readable in the notification.
 */
export async function notifyReporters(
  manager: EntityManager,
  { reporters, ...decided }: DecidedReport & { readonly reporters: readonly string[] },
  caller: Caller,
): Promise<void> {
  const isHidden = decided.decision.action === 'hide';
  for (let from = 0; from < reporters.length; from += mostRecipients) {
    await notify(manager, caller, {
      ...placeOf(decided, 'reporter'),
      kind: isHidden ? 'report.hidden' : 'report.kept',
      recipients: reporters.slice(from, from + mostRecipients),
      title: decided.kind,
      excerpt: '',
    });
  }
}

type Notice = Pick<MembersNotified, 'kind' | 'key' | 'recipients' | 'title' | 'excerpt' | 'href'>;

function placeOf({ kind, row, round }: DecidedReport, whom: string): Pick<Notice, 'key' | 'href'> {
  return { key: `decision:${kind}:${row.id}:${round}:${whom}`, href: row.href };
}

/** Publishes the notice, but not to the Admin who decided. */
async function notify(manager: EntityManager, { id, name }: Caller, notice: Notice): Promise<void> {
  const recipients = notice.recipients.filter((recipient) => recipient !== id);
  if (recipients.length === 0) return;
  const actor = { id, name: beginningOf(name, longestName) };
  const happenedAt = new Date().toISOString();
  await publish(manager, membersNotifiedType, { ...notice, recipients, actor, happenedAt });
}
