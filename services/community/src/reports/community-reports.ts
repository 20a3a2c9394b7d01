import type { ReportSubject } from '@seed/community-contracts/reports';
import { type ReportedTable, reportTables } from '@seed/service-kit/reports/report-tables';

const profiles = { table: 'profiles', entityName: 'Profile' } as const;

/** The parts of a profile that members may report; each is hidden on its own. */
export const reported = {
  profile: { noun: 'profile', ...profiles },
  picture: { noun: 'picture', ...profiles },
} as const satisfies Readonly<Record<ReportSubject, ReportedTable>>;

export const communityReports = reportTables(Object.values(reported));
