import { expect } from '@playwright/test';

interface StoredMail {
  readonly subject: string;
  /** The mail as it came over SMTP. */
  readonly mimeMessage: string;
}

/** Waits for a mail in the mailbox of the test mail server and returns the first link in it. */
export async function linkInMail(address: string, subject: RegExp): Promise<string> {
  const find = async () => (await mailsTo(address)).find((mail) => subject.test(mail.subject));
  await expect.poll(async () => (await find())?.subject, { timeout: 15_000 }).toBeDefined();
  const text = decoded((await find())?.mimeMessage ?? '');
  const link = /https?:\/\/[^\s"<>]+action-token[^\s"<>]+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`the mail has no link: ${text}`);
  return link.replaceAll('&amp;', '&');
}

async function mailsTo(address: string): Promise<readonly StoredMail[]> {
  const response = await fetch(`${process.env['MAIL_URL']}/api/user/${encodeURIComponent(address)}/messages/INBOX`);
  return response.ok ? ((await response.json()) as StoredMail[]) : [];
}

/** Reverses quoted-printable (RFC 2045, section 6.7), which breaks long links. */
function decoded(mail: string): string {
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(mail)) return mail;
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
