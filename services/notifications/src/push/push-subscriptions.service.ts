import { hash } from 'node:crypto';
import type { PushSubscriptionBody } from '@seed/notifications-contracts/push-subscriptions';
import { conflict, notFound, type ProblemError, validationFailed } from '@seed/service-kit/problem-error';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { isPushEndpoint, type PushHosts } from './push-endpoint.ts';
import { pushSubscriptionsRepository } from './push-subscriptions.repository.ts';

/** A browser of a member. */
export interface SubscriptionKey {
  readonly id: string;
  readonly memberId: string;
}

interface SubscriptionsOptions {
  /** Undefined if the portal sends no push messages. */
  readonly hosts: PushHosts | undefined;
  readonly now: () => Date;
}

/** Members decide which of their browsers get push messages; the browsers of others do not exist for them. */
export class PushSubscriptionsService {
  readonly #database: Database;
  readonly #options: SubscriptionsOptions;

  constructor(database: Database, options: SubscriptionsOptions) {
    this.#database = database;
    this.#options = options;
  }

  /** @throws ProblemError `not_found` (404) if the browser gets no messages of the member. */
  async get({ id, memberId }: SubscriptionKey): Promise<{ readonly id: string }> {
    const found = await pushSubscriptionsRepository(this.#database.manager).find(id, memberId);
    if (found === null) throw notFound();
    return { id };
  }

  /**
   * @throws ProblemError `conflict` (409) if the portal sends no push messages, `validation` (400) if the endpoint is
   *   not one of a push service.
   */
  async store({ id, memberId }: SubscriptionKey, { endpoint, keys }: PushSubscriptionBody) {
    const { hosts, now } = this.#options;
    if (hosts === undefined) throw conflict('This portal sends no notifications to devices.');
    if (!isPushEndpoint(endpoint, hosts)) throw refused('/endpoint', 'This is not the address of a push service.');
    if (hash('sha256', endpoint, 'base64url') !== id)
      throw refused('/endpoint', 'The id is not that of this endpoint.');
    const { p256dh, auth } = keys;
    const row = { id, memberId, endpoint, p256dh, auth, createdAt: now() };
    await inTransaction(this.#database, (manager) => pushSubscriptionsRepository(manager).store(row));
    return { id };
  }

  /** @throws ProblemError `not_found` (404) if the browser gets no messages of the member. */
  async remove(key: SubscriptionKey): Promise<void> {
    await this.get(key);
    await inTransaction(this.#database, (manager) => pushSubscriptionsRepository(manager).remove([key.id]));
  }
}

function refused(pointer: string, message: string): ProblemError {
  return validationFailed([{ pointer, message }]);
}
