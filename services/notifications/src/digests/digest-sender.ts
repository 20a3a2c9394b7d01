import type { Logger } from '@seed/service-kit/logger';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import type { EmailConfig } from '../config.ts';
import { mailStopsRepository } from '../mail-reports/mail-stops.repository.ts';
import type { NotificationRow } from '../notifications/notification.entity.ts';
import type { Digest } from './digest.entity.ts';
import { digestMail } from './digest-mail.ts';
import { findDigestMember } from './digest-members.repository.ts';
import { claimDigest, finishDigest, postponeDigest, removeDigest, startSending } from './digests.repository.ts';
import type { ChannelSender } from './digest-round.ts';
import { type Mail, Mailer, MailRefusedError } from './mailer.ts';
import { newsOf, recordNews } from './news.repository.ts';
import { unsubscribePath } from './unsubscribe.routes.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

interface SenderParts {
  readonly database: Database;
  readonly email: EmailConfig;
  readonly tokens: UnsubscribeTokens;
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly log: Logger;
}

interface MailFailure {
  readonly error: unknown;
  readonly address: string;
}

interface DigestContent {
  readonly mail: Omit<Mail, 'from'>;
  readonly notifications: readonly NotificationRow[];
}

/**
 * Sends the e-mails of the digests that are due. A digest is claimed, and recorded as begun right before its content goes to the mail
 * server, each in a transaction: before that it is tried again after a crash, after it never. The lines of a digest that was lost in
 * between are in the next one.
 */
export class DigestSender implements ChannelSender {
  readonly channel = 'mail';
  readonly #parts: SenderParts;
  #mailer: Mailer | undefined;

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  async sendDue(isStopped: () => boolean): Promise<void> {
    const { database, now } = this.#parts;
    try {
      while (!isStopped()) {
        const digest = await claimDigest(database, this.channel, now());
        if (digest === undefined) return;
        const content = await this.#contentOf(digest);
        await (content === undefined ? removeDigest(database, digest) : this.#send(digest, content));
      }
    } finally {
      this.#mailer?.quit();
      this.#mailer = undefined;
    }
  }

  /** Ends the connection to the mail server, so that a round does not wait for it. */
  close(): void {
    this.#mailer?.close();
    this.#mailer = undefined;
  }

  async #send(digest: Digest, { mail, notifications }: DigestContent): Promise<void> {
    const { database, email } = this.#parts;
    try {
      this.#mailer ??= await Mailer.connect(email.smtpUrl);
      await this.#mailer.send({ ...mail, from: email.from }, () => startSending(database, digest));
      await inTransaction(database, async (manager) => {
        await finishDigest(manager, digest);
        await recordNews(manager, digest, notifications);
      });
    } catch (error) {
      this.close();
      await this.#failed(digest, { error, address: mail.to.address });
    }
  }

  async #failed(digest: Digest, { error, address }: MailFailure): Promise<void> {
    const { database, now, log } = this.#parts;
    if (!(error instanceof MailRefusedError)) {
      log.warn({ err: error, digest: digest.id }, 'the mail server may have accepted a digest; it is not sent again');
      return;
    }
    if (error.isAddressUnknown) {
      log.warn(
        { err: error, digest: digest.id },
        'the address of a digest does not exist; it gets no e-mails any more',
      );
      const stop = { address, reason: 'bounce', stoppedAt: now() } as const;
      await inTransaction(database, (manager) => mailStopsRepository(manager).stop(stop));
      return removeDigest(database, digest);
    }
    log.warn({ err: error, digest: digest.id }, 'a digest was not accepted; it is sent again later');
    await postponeDigest(database, digest, now());
  }

  /** Undefined if the member has nothing unread, or wants no e-mail about it today. */
  async #contentOf(digest: Digest): Promise<DigestContent | undefined> {
    const { database, tokens, publicUrl } = this.#parts;
    const member = await findDigestMember(database, digest.memberId);
    if (member === null || member.email === '') return undefined;
    if ((await mailStopsRepository(database.manager).find(member.email)) !== null) return undefined;
    const notifications = await newsOf(database, digest);
    if (notifications.length === 0) return undefined;
    const unsubscribe = `${publicUrl}${unsubscribePath}/${tokens.make(digest.memberId)}`;
    return { notifications, mail: digestMail({ digest, member, notifications }, { publicUrl, unsubscribe }) };
  }
}
