import { parseText, useCreateForm, useDialogRoute, useForm } from '@seed/portal-sdk';
import { newSampleItem, sampleItemLimits } from '@seed/sample-items-contracts/sample-items';
import { Dialog } from '@seed/ui/dialog';
import { Form } from '@seed/ui/form';
import { TextArea } from '@seed/ui/text-area';
import { TextField } from '@seed/ui/text-field';
import { useCreateSampleItem } from '../api/create-sample-item.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/** The text of the form. */
interface Typed {
  readonly title: string;
  readonly text: string;
}

const empty: Typed = { title: '', text: '' };
const texts = messages.form;
const parse = (typed: Typed) => parseText(newSampleItem, typed);

/** The dialog at `/sample-items/new`, over the list. A draft survives closing, a reload and a failure. */
export const NewSampleItemDialog = () => {
  const { close } = useDialogRoute(paths.list);
  const create = useCreateSampleItem();
  const submission = useCreateForm('new-sample-item', { ...empty }, { create, successMessage: texts.published, close });
  const { field, formProps } = useForm({ submission, submitLabel: texts.submit }, parse);
  return (
    <Dialog title={texts.heading} isOpen onClose={close}>
      <Form {...formProps}>
        <TextField {...field('title')} label={texts.title} maxLength={sampleItemLimits.title} isRequired autoFocus />
        <TextArea {...field('text')} label={texts.text} maxLength={sampleItemLimits.text} rows={6} isRequired />
      </Form>
    </Dialog>
  );
};
