import { hash } from 'node:crypto';
import { sentenceOf } from '@seed/notifications-contracts/notification-sentences';
import type { NotificationRow } from '../notifications/notification.entity.ts';
import type { DigestMemberRow, DigestRow } from './digest.entity.ts';
import { escapeHtml } from './escape-html.ts';
import type { Mail } from './mailer.ts';

/** Lines of one digest; further notifications are counted. */
const mostLines = 20;

/** The addresses in a digest. */
export interface DigestLinks {
  readonly publicUrl: string;
  /** The page where the member unsubscribes; it needs no sign-in. */
  readonly unsubscribe: string;
}

interface DigestContent {
  readonly digest: DigestRow;
  readonly member: DigestMemberRow;
  /** The notifications, newest first; at least one. */
  readonly notifications: readonly NotificationRow[];
}

/** Makes the e-mail of a digest. Its id is the same in every attempt to send it. */
export function digestMail(content: DigestContent, links: DigestLinks): Omit<Mail, 'from'> {
  const { digest, member } = content;
  const lines = linesOf(content, links);
  return {
    to: { name: member.name, address: member.email },
    subject: subjectOf(content),
    text: plainText(member, lines, links),
    html: html(member, lines, links),
    messageId: `digest.${digest.day}.${hash('sha256', member.memberId, 'hex').slice(0, 32)}@${hostOf(links)}`,
    headers: {
      // RFC 8058
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // RFC 3834: programs send no response to it.
      'Auto-Submitted': 'auto-generated',
    },
  };
}

interface Line {
  readonly text: string;
  readonly href: string;
}

function linesOf({ notifications }: DigestContent, { publicUrl }: DigestLinks): Line[] {
  const lines = notifications.slice(0, mostLines).map((one) => ({ text: sentenceOf(one), href: publicUrl + one.href }));
  const rest = notifications.length - lines.length;
  return rest === 0 ? lines : [...lines, { text: `and ${rest} more`, href: `${publicUrl}/notifications` }];
}

function subjectOf({ notifications }: DigestContent): string {
  const [first] = notifications;
  return first !== undefined && notifications.length === 1
    ? sentenceOf(first)
    : `${notifications.length} things are new for you`;
}

const reason = 'You get this e-mail because there is news that you have not read in the SEED intranet.';
const choose = 'Choose what you get';
const stop = 'Stop these e-mails';

function plainText({ name }: DigestMemberRow, lines: readonly Line[], links: DigestLinks): string {
  return [
    `Hello ${name},`,
    ...lines.map(({ text, href }) => `${text}\n${href}`),
    `-- \n${reason}`,
    `${choose}: ${preferencesOf(links)}\n${stop}: ${links.unsubscribe}`,
  ].join('\n\n');
}

function html({ name }: DigestMemberRow, lines: readonly Line[], links: DigestLinks): string {
  const items = lines.map((line) => `<li style="margin:0 0 12px">${link(line)}</li>`);
  const footer = [link({ text: choose, href: preferencesOf(links) }), link({ text: stop, href: links.unsubscribe })];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>SEED intranet</title></head>
<body style="margin:0 auto;padding:24px;max-width:560px;font:16px/1.5 sans-serif">
<p>Hello ${escapeHtml(name)},</p>
<ul style="padding:0 0 0 20px">
${items.join('\n')}
</ul>
<p style="font-size:14px">${reason}<br>${footer.join(' · ')}</p>
</body>
</html>
`;
}

const link = ({ text, href }: Line) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
const preferencesOf = ({ publicUrl }: DigestLinks) => `${publicUrl}/notifications/preferences`;
const hostOf = ({ publicUrl }: DigestLinks) => new URL(publicUrl).hostname;
