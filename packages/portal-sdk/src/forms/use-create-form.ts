import { useDraft } from '../drafts/use-draft.ts';
import type { Texts } from '../drafts/use-draft.ts';
import type { CreateVariables } from '../queries/use-create.ts';
import type { SubmitOptions, Submission } from './submission.ts';
import { useSubmit } from './use-submit.ts';
import type { FormMutation } from './use-submit.ts';

export interface CreateFormOptions<Input> extends SubmitOptions {
  /** The mutation that creates the entity: `useCreate`, or a `useMutation` with the same variables. */
  readonly create: FormMutation<CreateVariables<Input>>;
}

/**
 * A form for a new entity. If it is closed before it is sent, it has the typed text when it opens again.
 *
 * @param key names the draft among those of the member; read once, as `initial` is
 * @param initial the text of an empty form, by field
 * @returns the submission, an argument of `useForm`
 *
 * @example
 * const submission = useCreateForm('new-post', { title: '', content: '' }, { create: useCreatePost(), close });
 */
export function useCreateForm<Field extends string, Input>(
  key: string,
  initial: Texts<Field>,
  { create, ...outcome }: CreateFormOptions<Input>,
): Submission<Field, Input> {
  const draft = useDraft(key, initial);
  const { send, ...state } = useSubmit(draft, { ...outcome, mutation: create });
  return {
    ...state,
    draft,
    send: (body) => send({ body, idempotencyKey: draft.idempotencyKeyFor(body) }),
    cancel: outcome.close,
    discardsOnCancel: false,
  };
}
