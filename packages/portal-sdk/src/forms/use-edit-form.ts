import { isApiError } from '../api/api-error.ts';
import { useDraft } from '../drafts/use-draft.ts';
import type { Texts } from '../drafts/use-draft.ts';
import type { UpdateVariables } from '../queries/use-update.ts';
import type { SubmitOptions, Submission } from './submission.ts';
import { clearDraft, useSubmit } from './use-submit.ts';
import type { FormMutation } from './use-submit.ts';

export interface EditFormOptions<Input> extends SubmitOptions {
  /** ETag of the entity, as it is now. */
  readonly etag: string;
  /** The mutation that saves the entity: `useUpdate`, or a `useMutation` with the same variables. */
  readonly update: FormMutation<UpdateVariables<Input>>;
  /** Shown if another member has changed the entity meanwhile. */
  readonly conflictMessage: string;
}

/**
 * A form for an entity that exists. Cancel deletes the typed text after a confirmation; closing the dialog keeps it.
 *
 * @param key names the draft among those of the member; read once, as `initial` is
 * @param initial the present content of the entity, by field
 * @returns the submission, an argument of `useForm`
 *
 * @example
 * const submission = useEditForm(`post-${id}`, { title, content }, {
 *   etag,
 *   update: useUpdatePost(id),
 *   conflictMessage: 'Another member changed this post. Save again to replace their version.',
 *   close,
 * });
 */
export function useEditForm<Field extends string, Input>(
  key: string,
  initial: Texts<Field>,
  { etag, update, ...outcome }: EditFormOptions<Input>,
): Submission<Field, Input> {
  // The draft stores the version that it is based on, so that a reload does not make the draft look newer.
  const draft = useDraft<Field | 'base'>(key, { ...initial, base: etag });
  const { base, ...text } = draft.text;
  const { send, error, ...state } = useSubmit(draft, { ...outcome, mutation: update });
  // The message warns that saving again replaces the newer version.
  const ifMatch = isApiError(error, 'precondition_failed') ? etag : base;
  return {
    ...state,
    draft: { ...draft, text: text as Texts<Field> },
    send: (body) => send({ body, ifMatch }),
    cancel: () => {
      clearDraft(draft);
      outcome.close?.();
    },
    discardsOnCancel: true,
  };
}
