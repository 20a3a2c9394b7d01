import type { Logger } from '@seed/service-kit/logger';
import type { Database } from '@seed/service-kit/transaction';
import type { DigestChannel } from './digest.entity.ts';
import { removeOldDigests } from './digests.repository.ts';
import { makeDueDigests } from './due-digests.repository.ts';

/** Sends the digests of one channel. */
export interface ChannelSender {
  readonly channel: DigestChannel;
  /** Sends the digests that are due, until none is left. */
  sendDue(isStopped: () => boolean): Promise<void>;
  /** Ends what a round waits for beside the database, if it waits for anything else. */
  close?(): void;
}

interface RoundParts {
  readonly database: Database;
  readonly sender: ChannelSender;
  /** The channels of the portal: the digests of all of them are made at once. */
  readonly channels: readonly DigestChannel[];
  readonly now: () => Date;
  readonly log: Logger;
}

/** Makes the digests that are due, and sends those of one channel. Resolves to false if it failed, as `startPolling` takes it. */
export async function digestRound(parts: RoundParts, isStopped: () => boolean): Promise<boolean> {
  const { database, sender, channels, now, log } = parts;
  const { channel } = sender;
  try {
    await removeOldDigests(database, channel, now());
    let isMore = true;
    while (isMore && !isStopped()) isMore = await makeDueDigests(database, channels, now());
    await sender.sendDue(isStopped);
    return true;
  } catch (error) {
    log.warn({ err: error, channel }, 'digests could not be sent; they are sent later');
    return false;
  }
}
