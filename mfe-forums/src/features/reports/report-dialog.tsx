import { newReport, reportLimits, reportReasons } from '@seed/contracts/reports';
import { parseText, useCreateForm, useDialogRoute, useForm, useIdParam } from '@seed/portal-sdk';
import { Dialog } from '@seed/ui/dialog';
import { Form } from '@seed/ui/form';
import { Select } from '@seed/ui/select';
import { TextArea } from '@seed/ui/text-area';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSendReport } from './api/send-report.ts';
import type { ReportedKind } from './api/send-report.ts';
import { reportMessages as texts } from './report-messages.ts';

const options = reportReasons.map((id) => ({ id, label: texts.reasons[id] }));

/** The dialog at `/forums/{id}/report`, and of a comment at `/forums/{id}/comments/{comment}/report`. */
export const ReportPostDialog = () => {
  const postId = useIdParam();
  const { comment } = useParams();
  if (postId === null) return <Navigate to={paths.forums} replace />;
  const page = paths.post(postId);
  if (comment === undefined) return <ReportDialog kind="post" id={postId} page={page} />;
  return <ReportDialog kind="comment" id={Number(comment)} page={page} />;
};

/** The dialog at `/recommendations/{id}/report`. */
export const ReportNoteDialog = () => {
  const id = useIdParam();
  if (id === null) return <Navigate to={paths.recommendations} replace />;
  return <ReportDialog kind="note" id={id} page={paths.recommendations} />;
};

interface ReportDialogProps {
  readonly kind: ReportedKind;
  readonly id: number;
  /** The path of the page that it returns to. */
  readonly page: string;
}

const ReportDialog = ({ kind, id, page }: ReportDialogProps) => {
  const { close } = useDialogRoute(page);
  const submission = useCreateForm(
    `report-${kind}-${id}`,
    { reason: '', text: '' },
    { create: useSendReport(kind, id), successMessage: texts.sent, close },
  );
  const { field, formProps } = useForm({ submission, submitLabel: texts.submit }, (text) => parseText(newReport, text));
  const { value, ...reason } = field('reason');
  const chosen = reportReasons.find((one) => one === value) ?? null;
  return (
    <Dialog title={texts.title[kind]} isOpen onClose={close}>
      <p>{texts.intro}</p>
      <Form {...formProps}>
        <Select {...reason} label={texts.reason} placeholder={texts.choose} options={options} value={chosen} />
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
