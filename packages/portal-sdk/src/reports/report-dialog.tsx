import { reportLimits, reportReasons } from '@seed/contracts/reports';
// The name of the package, so that a module that bundles this file shares the rest of the SDK with the shell.
import { useCreateForm, useForm } from '@seed/portal-sdk';
import type { CreateVariables, FormMutation, Parsed } from '@seed/portal-sdk';
import { Dialog } from '@seed/ui/dialog';
import { Form } from '@seed/ui/form';
import { Select } from '@seed/ui/select';
import type { SelectOption } from '@seed/ui/select';
import { TextArea } from '@seed/ui/text-area';
import { reportDialogMessages as texts } from './report-dialog-messages.ts';

/** The fields of the form; `subject` is empty for what has no parts. */
export type ReportField = 'subject' | 'reason' | 'text';

export interface ReportDialogProps<Report> {
  /** The heading, such as 'Report this post'. */
  readonly title: string;
  /** The name of the draft among those of the member, such as `report-post-7`. */
  readonly draft: string;
  /** A sentence about all that belongs to the report. */
  readonly note?: string;
  /** The parts that a report may be about, of which a member chooses one. Default: there are none. */
  readonly subjects?: readonly SelectOption<string>[];
  /** Makes the report out of the fields, usually by `parseText`. */
  readonly parse: (text: unknown) => Parsed<ReportField, Report>;
  /** Sends the report. */
  readonly create: FormMutation<CreateVariables<Report>>;
  readonly onClose: () => void;
}

/**
 * The dialog in which a member reports something to the Admins. Modules load it when it opens.
 *
 * @example
 * const send = useMutation({ mutationFn: ({ body }) => api(reportNotice, { params: { id }, body }) });
 * <ReportDialog
 *   title="Report this notice"
 *   draft={`report-notice-${id}`}
 *   parse={(text) => parseText(newReport, text)}
 *   create={send}
 *   onClose={close}
 * />;
 */
export const ReportDialog = <Report,>(props: ReportDialogProps<Report>) => {
  const { title, draft, note, subjects = [], parse, create, onClose } = props;
  const subject = subjects.length === 1 ? (subjects[0]?.id ?? '') : '';
  const submission = useCreateForm<ReportField, Report>(
    draft,
    { subject, reason: '', text: '' },
    { create, successMessage: texts.sent, close: onClose },
  );
  const { field, formProps } = useForm({ submission, submitLabel: texts.submit }, parse);
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <p>
        {texts.intro} {note}
      </p>
      <Form {...formProps}>
        {subjects.length > 1 && <Choice {...field('subject')} label={texts.subject} options={subjects} />}
        <Choice {...field('reason')} label={texts.reason} placeholder={texts.choose} options={reasons} />
        <TextArea
          {...field('text')}
          label={texts.text}
          description={texts.textHint}
          maxLength={reportLimits.text}
          rows={3}
        />
      </Form>
    </Dialog>
  );
};

const reasons = reportReasons.map((id) => ({ id, label: texts.reasons[id] }));

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly SelectOption<string>[];
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** A field of the form in which nothing is chosen at first. */
const Choice = ({ value, options, ...props }: ChoiceProps) => (
  <Select {...props} options={options} value={options.some(({ id }) => id === value) ? value : null} />
);
