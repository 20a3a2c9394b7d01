import { useEffect, useState } from 'react';
import { createIntent } from '../api/intent.ts';
import { usePortal } from '../module/portal-context.ts';
import { draftKeeper } from './draft-keeper.ts';
import { draftStore, newDraft } from './draft-store.ts';
import type { Draft } from './draft-store.ts';
import { useDirty } from './use-dirty.ts';

/** What a form holds, by field. */
export type Texts<Field extends string> = Readonly<Record<Field, string>>;

export interface StoredDraft<Field extends string> {
  readonly text: Texts<Field>;
  /** Changes one field; the draft is stored a moment later, and at once when the page goes away. */
  set(field: Field, value: string): void;
  /** Forgets the draft and shows the initial text again: after it was sent, or given up. */
  clear(): void;
  /** It differs from the initial text. */
  readonly changed: boolean;
  /** It was found in the storage when the form opened. */
  readonly restored: boolean;
  /** Idempotency key of sending `body` from this draft: the same for the same body, also after a reload. */
  idempotencyKeyFor(body: unknown): string;
}

/**
 * Text that a member types, kept in this browser under his id until it is sent: it survives a reload, a crash and a
 * closed tab. Should the browser not store it, the portal asks before the page is left. `key` and `initial` are read
 * once: give the form a React key to show another draft.
 */
export function useDraft<Field extends string>(key: string, initial: Texts<Field>): StoredDraft<Field> {
  const { user } = usePortal();
  const [safe, setSafe] = useState(true);
  const [{ keeper, stored, start }] = useState(() => {
    const store = draftStore(user.id, key);
    return { keeper: draftKeeper(store, setSafe), stored: store.read(), start: initial };
  });
  const [draft, setDraft] = useState<Draft>(() => stored ?? newDraft(start));
  const text: Texts<Field> = { ...start, ...draft.text };
  const changed = Object.keys(start).some((field) => text[field as Field] !== start[field as Field]);

  useEffect(() => (changed ? keeper.keep(draft) : keeper.drop()), [keeper, draft, changed]);
  useEffect(() => {
    addEventListener('pagehide', keeper.flush);
    return () => {
      removeEventListener('pagehide', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);
  useDirty(changed && !safe);

  return {
    text,
    changed,
    restored: stored !== null,
    set: (field, value) => setDraft((last) => ({ ...last, text: { ...last.text, [field]: value } })),
    clear: () => {
      keeper.drop();
      setDraft(newDraft(start));
    },
    idempotencyKeyFor: (body) => createIntent(draft.intentId).keyFor(body),
  };
}
