import type { NotificationPreferences, TopicPreference } from '@seed/notifications-contracts/notification-preferences';
import { notificationTopics } from '@seed/notifications-contracts/notification-topics';
import type { Caller } from '@seed/service-kit/caller';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { preferencesRepository } from './preferences.repository.ts';

const knownTopics = new Set<string>(notificationTopics);

/** Members read and change their own preferences. */
export class PreferencesService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async get(caller: Caller): Promise<NotificationPreferences> {
    return { topics: await preferencesRepository(this.#database.manager).list(caller.id), sendsEmail: false };
  }

  /** Topics that this version does not have are ignored, and of one that is given twice the last choice counts. */
  async update(topics: readonly TopicPreference[], caller: Caller): Promise<NotificationPreferences> {
    const known = topics.filter(({ topic }) => knownTopics.has(topic));
    const choices = [...new Map(known.map((choice) => [choice.topic, choice])).values()];
    await inTransaction(this.#database, (manager) => preferencesRepository(manager).store(caller.id, choices));
    return this.get(caller);
  }
}
