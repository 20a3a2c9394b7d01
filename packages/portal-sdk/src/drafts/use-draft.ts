import { useEffect, useState } from 'react';
import { createIntent } from '../api/intent.ts';
import { usePortal } from '../module/portal-context.ts';
import { draftKeeper } from './draft-keeper.ts';
import { draftStore, newDraft } from './draft-store.ts';
import type { Draft } from './draft-store.ts';
import { useDirty } from './use-dirty.ts';

/** The texts of a form, by field. */
export type Texts<Field extends string> = Readonly<Record<Field, string>>;

export interface StoredDraft<Field extends string> {
  readonly text: Texts<Field>;
  /** Changes one field. The draft is stored 250 ms later, or at once when the page is left. */
  set(field: Field, value: string): void;
  /** Deletes the draft and shows the initial text again. */
  clear(): void;
  /** The text differs from the initial one. */
  readonly changed: boolean;
  /** The draft was in the storage when the form opened. */
  readonly restored: boolean;
  /** Idempotency key of sending `body` from this draft: the same for the same body, also after a reload. */
  idempotencyKeyFor(body: unknown): string;
}

/**
 * Text that a member types, stored in this browser under their id until it is sent: it survives a reload, a crash and a
 * closed tab. If the browser cannot store it, the shell asks before the page is left.
 *
 * @param key names the draft among those of the member; read once, so another draft needs another React `key`
 * @param initial the text of the form without a draft, by field; read once
 *
 * @example
 * const draft = useDraft('new-post', { title: '', content: '' });
 * <TextField label="Title" value={draft.text.title} onChange={(value) => draft.set('title', value)} />
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
