import { useParams } from 'react-router-dom';
import { useProfile } from '../features/profiles/api/get-profile.ts';
import { ReportProfileDialog } from '../features/reports/report-profile-dialog.tsx';

/** `/community/profiles/{id}/report`, over the page of the profile, which shows why one did not load. */
export const ReportProfile = () => {
  const id = useParams()['id'] ?? '';
  const { data: profile } = useProfile(id);
  return profile && <ReportProfileDialog profile={profile} />;
};
