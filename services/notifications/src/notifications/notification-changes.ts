import type { Logger } from '@seed/service-kit/logger';
import { startPolling } from '@seed/service-kit/polling';
import type { Database } from '@seed/service-kit/transaction';
import { changesSince } from './changes.repository.ts';

/** Called after a change; it is called again when it rejects. */
type Listener = () => Promise<void>;

const pollMs = 1000;
/**
 * Changes are read again for so long, since a transaction may be committed late, and the clocks of two replicas differ.
 */
const overlapMs = 10_000;
/** Listeners that run at the same time, so that they do not take all connections to the database. */
const atOnce = 16;

/**
 * Calls listeners when the notifications of a member change. Changes of this replica are known at once; those of the
 * others are read once a second, in one query for all members, while there are listeners.
 */
export class NotificationChanges {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #listeners = new Map<string, Set<Listener>>();
  /** The last change of each recipient that this replica has read. */
  #seen: ReadonlyMap<string, number> = new Map();
  #pending = new Set<string>();
  #isCalling = false;
  #stopPolling: (() => Promise<void>) | undefined;

  constructor(database: Database, log: Logger) {
    this.#database = database;
    this.#log = log;
  }

  /** Returns a function that removes the listener. */
  listen(recipientId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(recipientId) ?? new Set();
    this.#listeners.set(recipientId, listeners.add(listener));
    this.#stopPolling ??= startPolling(() => this.#readChanges(), { pollMs });
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(recipientId);
      if (this.#listeners.size === 0) this.stop();
    };
  }

  /** Reports changes that this replica has stored. */
  changed(recipientIds: readonly string[]): void {
    for (const id of recipientIds) if (this.#listeners.has(id)) this.#pending.add(id);
    void this.#callListeners();
  }

  stop(): void {
    void this.#stopPolling?.();
    this.#stopPolling = undefined;
  }

  async #readChanges(): Promise<boolean> {
    try {
      const rows = await changesSince(this.#database, new Date(Date.now() - overlapMs));
      const found = new Map(rows.map(({ recipientId, changedAt }) => [recipientId, changedAt.getTime()]));
      const changed = [...found.keys()].filter((id) => found.get(id) !== this.#seen.get(id));
      this.#seen = found;
      this.changed(changed);
      return true;
    } catch (error) {
      this.#log.warn({ err: error }, 'changes of notifications could not be read; they are read again');
      return false;
    }
  }

  /** Runs once at a time, so that a listener never reports an older state after a newer one. */
  async #callListeners(): Promise<void> {
    if (this.#isCalling) return;
    this.#isCalling = true;
    const failed: string[] = [];
    while (this.#pending.size > 0) {
      const some = [...this.#pending].slice(0, atOnce);
      for (const id of some) this.#pending.delete(id);
      await Promise.all(some.map(async (id) => (await this.#callListenersOf(id)) || failed.push(id)));
    }
    this.#isCalling = false;
    // The next round of the polling calls them again.
    this.#pending = new Set(failed);
  }

  async #callListenersOf(id: string): Promise<boolean> {
    try {
      for (const listener of this.#listeners.get(id) ?? []) await listener();
      return true;
    } catch (error) {
      this.#log.warn({ err: error }, 'a change of notifications could not be sent; it is sent again');
      return false;
    }
  }
}
