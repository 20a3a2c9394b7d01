import { useDraft } from '../drafts/use-draft.ts';
import type { Texts } from '../drafts/use-draft.ts';
import type { SubmitOptions, Submission } from './submission.ts';
import { useSubmit } from './use-submit.ts';

export interface CreateFormOptions<Input> extends SubmitOptions {
  /** The same key creates the same thing, however often it is sent. */
  readonly create: (body: Input, idempotencyKey: string) => Promise<unknown>;
}

/** A form for something new. Given up, it still has what was typed when it is opened again. */
export function useCreateForm<Field extends string, Input>(
  key: string,
  initial: Texts<Field>,
  { create, ...outcome }: CreateFormOptions<Input>,
): Submission<Field, Input> {
  const draft = useDraft(key, initial);
  const { send, ...state } = useSubmit(draft, outcome);
  return {
    ...state,
    draft,
    send: (body) => send(() => create(body, draft.intentFor(body))),
    cancel: outcome.close,
  };
}
