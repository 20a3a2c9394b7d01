import { documentLimits, documentRequired } from '@seed/documents-contracts/documents';
import { useForm } from '@seed/portal-sdk';
import type { FormProps } from '@seed/portal-sdk';
import { Form } from '@seed/ui/form';
import { TextField } from '@seed/ui/text-field';
import { messages } from '../../messages.ts';
import { isIncomplete, parseDocument } from './document-input.ts';
import type { DocumentText } from './document-input.ts';

const texts = messages.form;

export const DocumentForm = (props: FormProps<keyof DocumentText, DocumentText>) => {
  const { field, errors, formProps } = useForm(props, parseDocument);
  return (
    <Form {...formProps} failure={isIncomplete(errors) ? documentRequired : formProps.failure}>
      <TextField
        {...field('name')}
        label={texts.name}
        error={fieldError(errors.name)}
        maxLength={documentLimits.name}
        isRequired
        autoFocus
      />
      <TextField
        {...field('url')}
        label={texts.url}
        type="url"
        error={fieldError(errors.url)}
        description={texts.urlHint}
        isRequired
      />
    </Form>
  );
};

/** The message about missing fields stands once above the buttons, so each empty field has a shorter one. */
function fieldError(error: string | undefined): string | undefined {
  return error === documentRequired ? texts.stillEmpty : error;
}
