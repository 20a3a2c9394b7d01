import { newReport } from '@seed/contracts/reports';
import { parseText, useDialogRoute, useIdParam } from '@seed/portal-sdk';
import { ReportDialog } from '@seed/portal-sdk/report-dialog';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSendReport } from './api/send-report.ts';
import type { ReportedKind } from './api/send-report.ts';
import { reportMessages as texts } from './report-messages.ts';

/** The dialog at `/forums/{id}/report`, and of a comment at `/forums/{id}/comments/{comment}/report`. */
export const ReportPostDialog = () => {
  const postId = useIdParam();
  const { comment } = useParams();
  if (postId === null) return <Navigate to={paths.forums} replace />;
  const page = paths.post(postId);
  if (comment === undefined) return <TextReportDialog kind="post" id={postId} page={page} />;
  return <TextReportDialog kind="comment" id={Number(comment)} page={page} />;
};

/** The dialog at `/recommendations/{id}/report`. */
export const ReportNoteDialog = () => {
  const id = useIdParam();
  if (id === null) return <Navigate to={paths.recommendations} replace />;
  return <TextReportDialog kind="note" id={id} page={paths.recommendations} />;
};

interface TextReportDialogProps {
  readonly kind: ReportedKind;
  readonly id: number;
  /** The path of the page that it returns to. */
  readonly page: string;
}

const TextReportDialog = ({ kind, id, page }: TextReportDialogProps) => {
  const { close } = useDialogRoute(page);
  const note = texts.notes[kind];
  return (
    <ReportDialog
      title={texts.title[kind]}
      draft={`report-${kind}-${id}`}
      {...(note !== undefined && { note })}
      parse={(text) => parseText(newReport, text)}
      create={useSendReport(kind, id)}
      onClose={close}
    />
  );
};
