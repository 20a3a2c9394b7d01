import { isStale } from '../api/api-error.ts';
import { useDraft } from '../drafts/use-draft.ts';
import type { Texts } from '../drafts/use-draft.ts';
import type { Outcome, Submission } from './submission.ts';
import { forget, useSending } from './use-sending.ts';

export interface Editing<Input> extends Outcome {
  /** Of what is edited, as it is now. */
  readonly etag: string;
  readonly update: (body: Input, ifMatch: string) => Promise<unknown>;
  /** Told when somebody else was faster. */
  readonly stale: string;
}

/** A form for what is there already. Given up, it forgets what was typed. */
export function useEditing<Field extends string, Input>(
  key: string,
  initial: Texts<Field>,
  { etag, update, ...outcome }: Editing<Input>,
): Submission<Field, Input> {
  // The draft remembers the version it was begun on: found again after a reload it is not taken for newer than it is.
  const draft = useDraft<Field | 'base'>(key, { ...initial, base: etag });
  const { base, ...text } = draft.text;
  const { send, error, ...state } = useSending(draft, outcome);
  // Who saves again after having been told replaces the newer version knowingly.
  const ifMatch = isStale(error) ? etag : base;
  return {
    ...state,
    draft: { ...draft, text: text as Texts<Field> },
    send: (body) => send(() => update(body, ifMatch)),
    cancel: () => {
      forget(draft);
      outcome.close?.();
    },
  };
}
