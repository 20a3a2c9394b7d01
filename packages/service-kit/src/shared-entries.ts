import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { startPolling } from './polling.ts';
import type { SharedLogEntry, SharedLogReader, SharedState } from './shared-state.ts';

/** Texts that all replicas have, each soon after one of them has added it. */
export interface SharedEntries {
  /** Adds a text. While the store is down the others get it when it is back. */
  add(text: string): Promise<void>;
  close(): Promise<void>;
}

export interface SharedEntriesOptions {
  /** The name of the log in the store. */
  readonly name: string;
  /** Called once for each text that another replica has added; it must not throw. */
  readonly onEntry: (text: string) => void;
}

const mostEntries = 100_000;
const keptMs = 24 * 3_600_000;
const pauseMs = 250;

/**
 * Opens the entries that replicas share. It resolves when those of the store are read; at once if the store does not
 * respond. A store that comes back empty gets the entries again from each replica that has them.
 *
 * @example
 * ```ts
 * const ended = await openSharedEntries(state, { name: 'ended-sessions', onEntry: (text) => refuse(text) });
 * await ended.add('session-1');
 * ```
 */
export async function openSharedEntries(state: SharedState, options: SharedEntriesOptions): Promise<SharedEntries> {
  const entries = new Entries(state, options);
  await entries.start();
  return entries;
}

class Entries implements SharedEntries {
  readonly #state: SharedState;
  readonly #options: SharedEntriesOptions;
  readonly #reader: SharedLogReader;
  readonly #texts = new LRUCache<string, true>({ max: mostEntries, ttl: keptMs });
  /** The position of the last entry that was read. */
  #position = '0';
  /** Whether the store has all entries of this process. */
  #isComplete = false;
  #stop: (() => Promise<void>) | undefined;

  constructor(state: SharedState, options: SharedEntriesOptions) {
    this.#state = state;
    this.#options = options;
    this.#reader = state.openLogReader();
  }

  async start(): Promise<void> {
    await this.#follow();
    this.#stop = startPolling(() => this.#round(), { pollMs: 0 });
  }

  async add(text: string): Promise<void> {
    this.#texts.set(text, true);
    if (!(await this.#state.append(this.#options.name, text))) this.#isComplete = false;
  }

  async close(): Promise<void> {
    const stopped = this.#stop?.();
    this.#reader.close();
    await stopped;
  }

  async #round(): Promise<true> {
    // The pause keeps no process alive, so a start must not wait for it: the process would end instead.
    if (!(await this.#follow())) await delay(pauseMs, undefined, { ref: false });
    return true;
  }

  /** Resolves to false if the store does not respond; the state's own probe reports that. */
  async #follow(): Promise<boolean> {
    try {
      if (this.#isComplete) this.#read(await this.#reader.readNext(this.#options.name, this.#position));
      else await this.#compare();
      return true;
    } catch {
      this.#isComplete = false;
      return false;
    }
  }

  /** Reads all entries of the store, and adds to it those that it lacks. */
  async #compare(): Promise<void> {
    // An entry that fails to be added meanwhile makes it incomplete again.
    this.#isComplete = true;
    this.#position = '0';
    const inStore = new Set<string>();
    for (;;) {
      const entries = await this.#reader.read(this.#options.name, this.#position);
      if (entries.length === 0) break;
      this.#read(entries);
      for (const { text } of entries) inStore.add(text);
    }
    for (const text of [...this.#texts.keys()].filter((each) => !inStore.has(each))) {
      if (!(await this.#state.append(this.#options.name, text))) throw new Error('The store did not confirm an entry');
    }
  }

  #read(entries: readonly SharedLogEntry[]): void {
    for (const { text, position } of entries) {
      this.#position = position;
      if (this.#texts.has(text)) continue;
      this.#texts.set(text, true);
      this.#options.onEntry(text);
    }
  }
}
