import { randomId } from '../api/random-id.ts';

/** Text that a member typed and has not sent yet. */
export interface Draft {
  readonly text: Readonly<Record<string, string>>;
  /** The id of its idempotency keys, the same after a reload. */
  readonly intentId: string;
}

/** One draft of a member in this browser. If the storage is full or forbidden, nothing is kept and nothing breaks. */
export interface DraftStore {
  read(): Draft | null;
  /** Returns whether the draft is stored. */
  write(draft: Draft): boolean;
  remove(): void;
}

export function draftStore(userId: string, key: string): DraftStore {
  const name = prefixOf(userId) + key;
  return {
    read: () => tolerated(() => parsed(localStorage.getItem(name)), null),
    write: (draft) =>
      tolerated(() => {
        localStorage.setItem(name, JSON.stringify(draft));
        return true;
      }, false),
    remove: () => tolerated(() => localStorage.removeItem(name), undefined),
  };
}

/**
 * The number of unsent drafts of a member in this browser.
 *
 * @example
 * if (countDrafts(user.id) > 0) deleteDrafts(user.id);
 */
export function countDrafts(userId: string): number {
  return tolerated(() => draftNames(userId).length, 0);
}

/** Deletes every draft of a member from this browser. */
export function deleteDrafts(userId: string): void {
  tolerated(() => draftNames(userId).forEach((name) => localStorage.removeItem(name)), undefined);
}

const prefixOf = (userId: string) => `seed.draft.${userId}.`;

const draftNames = (userId: string) => Object.keys(localStorage).filter((name) => name.startsWith(prefixOf(userId)));

export function newDraft(text: Draft['text']): Draft {
  return { text, intentId: randomId() };
}

function tolerated<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    // A full, forbidden or damaged storage costs the convenience of a kept draft, never the page.
    return otherwise;
  }
}

function parsed(stored: string | null): Draft | null {
  const value: unknown = stored === null ? null : JSON.parse(stored);
  return isDraft(value) ? value : null;
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('intentId' in value)) return false;
  const { text, intentId } = value;
  if (typeof intentId !== 'string' || typeof text !== 'object' || text === null) return false;
  return Object.values(text).every((field) => typeof field === 'string');
}
