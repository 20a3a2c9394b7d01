import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { queuePushDigest } from '../push/push-messages.repository.ts';
import type { Digest } from './digest.entity.ts';
import type { ChannelSender } from './digest-round.ts';
import { changeClaimed, claimDigest, removeDigest } from './digests.repository.ts';
import { newsOf, recordNews } from './news.repository.ts';

interface SenderParts {
  readonly database: Database;
  readonly now: () => Date;
}

/**
 * Queues the push messages of the digests that are due. One transaction records the digest as sent, its notifications as
 * pushed, and the messages, so a crash leaves all of it to be done or nothing.
 */
export class PushDigestSender implements ChannelSender {
  readonly channel = 'push';
  readonly #parts: SenderParts;

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  async sendDue(isStopped: () => boolean): Promise<void> {
    const { database, now } = this.#parts;
    while (!isStopped()) {
      const digest = await claimDigest(database, this.channel, now());
      if (digest === undefined) return;
      await this.#queue(digest);
    }
  }

  async #queue(digest: Digest): Promise<void> {
    const { database, now } = this.#parts;
    const notifications = await newsOf(database, digest);
    if (notifications.length === 0) return removeDigest(database, digest);
    await inTransaction(database, async (manager) => {
      await changeClaimed(manager, digest, { state: 'sent' });
      await recordNews(manager, digest, notifications);
      await queuePushDigest(manager, digest, now());
    });
  }
}
