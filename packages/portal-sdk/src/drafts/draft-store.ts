import { randomId } from '../api/random-id.ts';

/** Text that a member typed and has not sent yet. */
export interface Draft {
  readonly text: Readonly<Record<string, string>>;
  /** The id of its idempotency keys, the same after a reload. */
  readonly intentId: string;
}

/**
 * One draft of a member in this browser. If the storage is full or forbidden, no draft is stored and no error is
 * thrown.
 */
export interface DraftStore {
  read(): Draft | null;
  /** Returns whether the draft is stored. */
  write(draft: Draft): boolean;
  remove(): void;
}

export function createDraftStore(userId: string, key: string): DraftStore {
  const name = prefixOf(userId) + key;
  return {
    read: () => withoutErrors(() => parsed(localStorage.getItem(name)), null),
    write: (draft) =>
      withoutErrors(() => {
        localStorage.setItem(name, JSON.stringify(draft));
        return true;
      }, false),
    remove: () => withoutErrors(() => localStorage.removeItem(name), undefined),
  };
}

/**
 * The number of unsent drafts of a member in this browser.
 *
 * @returns 0 also without web storage
 *
 * @example
 * if (countDrafts(user.id) > 0) deleteDrafts(user.id);
 */
export function countDrafts(userId: string): number {
  return withoutErrors(() => draftNames(userId).length, 0);
}

/**
 * Deletes every draft of a member from this browser.
 *
 * @example
 * deleteDrafts(user.id);
 */
export function deleteDrafts(userId: string): void {
  withoutErrors(() => draftNames(userId).forEach((name) => localStorage.removeItem(name)), undefined);
}

const prefixOf = (userId: string) => `seed.draft.${userId}.`;

const draftNames = (userId: string) => Object.keys(localStorage).filter((name) => name.startsWith(prefixOf(userId)));

export function newDraft(text: Draft['text']): Draft {
  return { text, intentId: randomId() };
}

function withoutErrors<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    // Without usable storage the page works; only drafts are not stored.
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
