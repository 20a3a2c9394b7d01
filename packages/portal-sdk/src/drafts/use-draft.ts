import { useEffect, useState } from 'react';
import { createIntent } from '../api/intent.ts';
import { usePortal } from '../module/portal-context.ts';
import { createDraftSaver } from './draft-saver.ts';
import { createDraftStore, newDraft } from './draft-store.ts';
import type { Draft } from './draft-store.ts';
import { useDirty } from './use-dirty.ts';

/** The texts of a form, by field. */
export type Texts<Field extends string> = Readonly<Record<Field, string>>;

/** The draft of a form, with the functions that change it. */
export interface StoredDraft<Field extends string> {
  readonly text: Texts<Field>;
  /** Changes one field. The draft is stored 250 ms later, or at once when the page is left. */
  set(field: Field, value: string): void;
  /** Deletes the draft and shows the initial text again. */
  clear(): void;
  /** Whether the text differs from the initial one. */
  readonly changed: boolean;
  /** Whether the draft was in the storage when the form opened. */
  readonly restored: boolean;
  /** Returns the idempotency key for a request with `body`: equal bodies have equal keys, also after a reload. */
  idempotencyKeyFor(body: unknown): string;
}

/**
 * Text that a member types, stored in this browser under their id until it is sent: it survives a reload, a crash and a
 * closed tab. If the browser cannot store it, the shell warns before the page is left.
 *
 * @param key names the draft among those of the member; read once, so another draft needs another React `key`
 * @param initial the text of the form without a draft, by field; read once
 * @returns the text and the functions that change and delete it
 *
 * @example
 * const draft = useDraft('new-post', { title: '', content: '' });
 * <TextField label="Title" value={draft.text.title} onChange={(value) => draft.set('title', value)} />
 */
export function useDraft<Field extends string>(key: string, initial: Texts<Field>): StoredDraft<Field> {
  const { user } = usePortal();
  const [safe, setSafe] = useState(true);
  const [{ saver, stored, start }] = useState(() => {
    const store = createDraftStore(user.id, key);
    return { saver: createDraftSaver(store, setSafe), stored: store.read(), start: initial };
  });
  const [draft, setDraft] = useState<Draft>(() => stored ?? newDraft(start));
  const text: Texts<Field> = { ...start, ...draft.text };
  const changed = Object.keys(start).some((field) => text[field as Field] !== start[field as Field]);

  useEffect(() => (changed ? saver.schedule(draft) : saver.remove()), [saver, draft, changed]);
  useEffect(() => {
    addEventListener('pagehide', saver.flush);
    return () => {
      removeEventListener('pagehide', saver.flush);
      saver.flush();
    };
  }, [saver]);
  useDirty(changed && !safe);

  return {
    text,
    changed,
    restored: stored !== null,
    set: (field, value) => setDraft((last) => ({ ...last, text: { ...last.text, [field]: value } })),
    clear: () => {
      saver.remove();
      setDraft(newDraft(start));
    },
    idempotencyKeyFor: (body) => createIntent(draft.intentId).keyFor(body),
  };
}
