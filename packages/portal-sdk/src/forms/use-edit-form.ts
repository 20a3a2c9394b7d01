import { isApiError } from '../api/api-error.ts';
import { useDraft } from '../drafts/use-draft.ts';
import type { Texts } from '../drafts/use-draft.ts';
import type { UpdateVariables } from '../queries/use-update.ts';
import type { SubmitOptions, Submission } from './submission.ts';
import { forget, useSubmit } from './use-submit.ts';
import type { FormMutation } from './use-submit.ts';

export interface EditFormOptions<Input> extends SubmitOptions {
  /** Of what is edited, as it is now. */
  readonly etag: string;
  /** Saves it; made by `useUpdate` or by a `useMutation` with the same variables. */
  readonly update: FormMutation<UpdateVariables<Input>>;
  /** Told when somebody else was faster. */
  readonly conflictMessage: string;
}

/** A form for what is there already. Given up, it forgets what was typed. */
export function useEditForm<Field extends string, Input>(
  key: string,
  initial: Texts<Field>,
  { etag, update, ...outcome }: EditFormOptions<Input>,
): Submission<Field, Input> {
  // The draft remembers the version it was begun on: found again after a reload it is not taken for newer than it is.
  const draft = useDraft<Field | 'base'>(key, { ...initial, base: etag });
  const { base, ...text } = draft.text;
  const { send, error, ...state } = useSubmit(draft, { ...outcome, mutation: update });
  // Who saves again after having been told replaces the newer version knowingly.
  const ifMatch = isApiError(error, 'precondition_failed') ? etag : base;
  return {
    ...state,
    draft: { ...draft, text: text as Texts<Field> },
    send: (body) => send({ body, ifMatch }),
    cancel: () => {
      forget(draft);
      outcome.close?.();
    },
    discardsOnCancel: true,
  };
}
