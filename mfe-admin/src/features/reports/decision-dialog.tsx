import type { ReportCase } from '@seed/contracts/reports';
import { reportDecision, reportLimits } from '@seed/contracts/reports';
import { parseText, useCreateForm, useForm } from '@seed/portal-sdk';
import { Form } from '@seed/ui/form';
import { TextArea } from '@seed/ui/text-area';
import { ActFrame } from '../../acts/act-frame.tsx';
import { useDecide } from './api/reports.ts';
import type { Decision, ReportSource } from './api/reports.ts';
import { nameOf, reportMessages as texts, writerOf } from './report-messages.ts';

export interface DecisionDialogProps {
  readonly item: ReportCase;
  readonly source: ReportSource;
  readonly action: 'hide' | 'warn';
  readonly onClose: () => void;
}

/** The dialog for the message to the author of what is hidden, or of a warning. */
export const DecisionDialog = ({ item, source, action, onClose }: DecisionDialogProps) => {
  const { id, kind } = item;
  const writer = writerOf(item);
  const dialog = texts.dialogs[action];
  const submission = useCreateForm(
    `report-${kind}-${id}-${action}`,
    { message: '' },
    { create: useDecide(source, id), successMessage: dialog.done(writer), close: onClose },
  );
  const { field, formProps } = useForm<'message', Decision>({ submission, submitLabel: dialog.submit }, (text) =>
    parseText(reportDecision, { ...text, action }),
  );
  return (
    <ActFrame title={dialog.title(nameOf(item), writer)} text={dialog.effect(writer)} onClose={onClose}>
      <Form {...formProps}>
        <TextArea
          {...field('message')}
          label={texts.message(writer)}
          description={texts.messageHint}
          maxLength={reportLimits.message}
          isRequired={action === 'warn'}
          autoFocus
        />
      </Form>
    </ActFrame>
  );
};
