import type { PageQuery } from '@seed/contracts/lists';
import type { Caller } from '@seed/service-kit/caller';
import type { RowPage } from '@seed/service-kit/keyset';
import { notFound } from '@seed/service-kit/problem-error';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import type { NotificationRow } from './notification.entity.ts';
import type { NotificationChanges } from './notification-changes.ts';
import { notificationsRepository, type UnreadState } from './notifications.repository.ts';

/** Members read and mark their own notifications; those of others do not exist for them. */
export class NotificationsService {
  readonly #database: Database;
  readonly #stored: ReturnType<typeof notificationsRepository>;

  readonly #changes: NotificationChanges;

  constructor(database: Database, changes: NotificationChanges) {
    this.#database = database;
    this.#changes = changes;
    this.#stored = notificationsRepository(database.manager);
  }

  list(page: PageQuery, caller: Caller): Promise<RowPage<NotificationRow>> {
    return this.#stored.list(caller.id, page);
  }

  countUnread(caller: Caller): Promise<number> {
    return this.#stored.countUnread(caller.id);
  }

  unreadState(caller: Caller): Promise<UnreadState> {
    return this.#stored.unreadState(caller.id);
  }

  async get(id: number, caller: Caller): Promise<NotificationRow> {
    const found = await this.#stored.find(caller.id, id);
    if (found === null) throw notFound();
    return found;
  }

  async markRead(id: number, caller: Caller): Promise<void> {
    await this.get(id, caller);
    await inTransaction(this.#database, (manager) => notificationsRepository(manager).markRead(caller.id, id));
    this.#changes.changed([caller.id]);
  }

  async markReadUntil(until: Date, caller: Caller): Promise<void> {
    const markSome = () =>
      inTransaction(this.#database, (manager) => notificationsRepository(manager).markReadUntil(caller.id, until));
    let isMore = true;
    while (isMore) isMore = await markSome();
    this.#changes.changed([caller.id]);
  }
}
