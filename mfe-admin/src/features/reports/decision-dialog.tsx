import type { ReportCase } from '@seed/contracts/reports';
import { reportDecision, reportLimits } from '@seed/contracts/reports';
import { parseText, useCreateForm, useForm } from '@seed/portal-sdk';
import { Form } from '@seed/ui/form';
import { TextArea } from '@seed/ui/text-area';
import { ActFrame } from '../../acts/act-frame.tsx';
import { useDecide } from './api/reports.ts';
import type { Decision } from './api/reports.ts';
import { reportMessages as texts } from './report-messages.ts';

export interface DecisionDialogProps {
  readonly item: ReportCase;
  readonly action: 'hide' | 'warn';
  readonly onClose: () => void;
}

/** The dialog for the message to the author of what is hidden, or of a warning. */
export const DecisionDialog = ({ item: { id, title }, action, onClose }: DecisionDialogProps) => {
  const dialog = texts.dialogs[action];
  const submission = useCreateForm(
    `report-${id}-${action}`,
    { message: '' },
    { create: useDecide(id), successMessage: dialog.done, close: onClose },
  );
  const { field, formProps } = useForm<'message', Decision>({ submission, submitLabel: dialog.submit }, (text) =>
    parseText(reportDecision, { ...text, action }),
  );
  return (
    <ActFrame title={dialog.title(title)} text={dialog.effect} onClose={onClose}>
      <Form {...formProps}>
        <TextArea
          {...field('message')}
          label={texts.message}
          description={texts.messageHint}
          maxLength={reportLimits.message}
          isRequired={action === 'warn'}
          autoFocus
        />
      </Form>
    </ActFrame>
  );
};
