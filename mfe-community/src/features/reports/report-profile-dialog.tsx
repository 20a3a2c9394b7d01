import type { Profile } from '@seed/community-contracts/profiles';
import { newProfileReport, reportSubjects } from '@seed/community-contracts/reports';
import { parseText, useDialogRoute } from '@seed/portal-sdk';
import { ReportDialog } from '@seed/portal-sdk/report-dialog';
import { paths } from '../../paths.ts';
import { useSendReport } from './api/send-report.ts';
import { reportMessages as texts } from './report-messages.ts';

/** The dialog at `/community/profiles/{id}/report`, about the texts of a profile or its picture. */
export const ReportProfileDialog = ({ profile: { id, name, picture } }: { readonly profile: Profile }) => {
  const { close } = useDialogRoute(paths.profile(id));
  const subjects = reportSubjects.filter((subject) => subject !== 'picture' || picture !== '');
  return (
    <ReportDialog
      title={texts.title(name)}
      draft={`report-profile-${id}`}
      subjects={subjects.map((subject) => ({ id: subject, label: texts.subjects[subject] }))}
      parse={(text) => parseText(newProfileReport, text)}
      create={useSendReport(id)}
      onClose={close}
    />
  );
};
