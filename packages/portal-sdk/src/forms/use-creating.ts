import { useDraft } from '../drafts/use-draft.ts';
import type { Texts } from '../drafts/use-draft.ts';
import type { Outcome, Submission } from './submission.ts';
import { useSending } from './use-sending.ts';

export interface Creating<Input> extends Outcome {
  /** The same key creates the same thing, however often it is sent. */
  readonly create: (body: Input, idempotencyKey: string) => Promise<unknown>;
}

/** A form for something new. Given up, it still has what was typed when it is opened again. */
export function useCreating<Field extends string, Input>(
  key: string,
  initial: Texts<Field>,
  { create, ...outcome }: Creating<Input>,
): Submission<Field, Input> {
  const draft = useDraft(key, initial);
  const { send, ...state } = useSending(draft, outcome);
  return {
    ...state,
    draft,
    send: (body) => send(() => create(body, draft.intentFor(body))),
    cancel: outcome.close,
  };
}
