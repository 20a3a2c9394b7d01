import { useState } from 'react';
import type { Texts } from '../drafts/use-draft.ts';
import type { Parsed } from './parse-text.ts';
import type { FieldMessages } from './form-errors.ts';
import type { Submission } from './submission.ts';

/** The props of a form component of a module. */
export interface FormProps<Field extends string, Input> {
  readonly submission: Submission<Field, Input>;
  readonly submitLabel: string;
}

/**
 * The props of a form and its fields. Messages of `parse` stand at their fields from the first attempt on; messages of
 * the service stand there until the field is changed.
 *
 * @param props the submission of `useCreateForm` or `useEditForm`, and the label of its button
 * @param parse makes the body out of the texts, usually by `parseText`
 * @returns `formProps` for the kit's `Form` and `field(name)` for a field of the kit
 *
 * @example
 * const { field, formProps } = useForm<'title', unknown>({ submission, submitLabel: 'Post' }, parsePost);
 * <Form {...formProps}>
 *   <TextField {...field('title')} label="Title" />
 * </Form>;
 */
export function useForm<Field extends string, Input>(
  { submission, submitLabel }: FormProps<Field, Input>,
  parse: (text: Texts<Field>) => Parsed<Field, Input>,
) {
  const { draft, isPending, isSent, fieldErrors, failure } = submission;
  const { text, set } = draft;
  const [tried, setTried] = useState({ times: 0, text });
  const { input, errors: wrong } = parse(text);
  const isOpen = !isPending && !isSent;
  const errors = { ...asSent(fieldErrors, text, tried.text), ...(isOpen && tried.times > 0 && wrong) };
  const unplaced = Object.keys(errors).filter((name) => !(name in text)) as Field[];
  const submit = () => {
    setTried({ times: tried.times + 1, text });
    if (input !== undefined) submission.send(input);
    // A form that stays on the page is open again after it was sent.
    else if (isSent) submission.reset();
  };
  return {
    text,
    set,
    errors,
    field: (name: Field) => ({
      value: text[name],
      onChange: (value: string) => set(name, value),
      error: errors[name],
    }),
    formProps: {
      submitLabel,
      isPending,
      failure: unplaced.length > 0 ? unplaced.map((name) => errors[name]).join(' ') : failure,
      attempt: `${tried.times} ${Object.keys(fieldErrors).join()}`,
      onSubmit: submit,
      onCancel: submission.cancel,
      confirmsCancel: submission.discardsOnCancel && draft.changed,
      onDiscardDraft: draft.restored && draft.changed ? draft.clear : undefined,
    },
  };
}

/** The messages about fields that have not changed since they were sent. */
function asSent<Field extends string>(
  messages: FieldMessages<Field>,
  text: Texts<Field>,
  sent: Texts<Field>,
): FieldMessages<Field> {
  const current = Object.entries(messages).filter(([name]) => text[name as Field] === sent[name as Field]);
  return Object.fromEntries(current) as FieldMessages<Field>;
}
