import { endpoint } from '@seed/contracts/endpoint';
import { memberId } from '@seed/contracts/fields';
import { countReportsEndpoint, decideReportEndpoint, listReportsEndpoint, newReport } from '@seed/contracts/reports';
import * as z from '@seed/contracts/schema';

const service = 'community';
const resource = 'community-reports';

/** The parts of a profile that members report, in the order of the dialog; the kinds of the cases. */
export const reportSubjects = ['profile', 'picture'] as const;

export type ReportSubject = (typeof reportSubjects)[number];

/** A report of a member about the texts of another member's profile, or about its picture. */
export const newProfileReport = z.extend(newReport, {
  subject: z.enum(reportSubjects, 'Please choose what is wrong.'),
});

export const reportProfile = endpoint({
  operation: 'reportProfile',
  service,
  method: 'PUT',
  path: '/users/:id/report',
  summary:
    'Report a profile or its picture to the Admins; a second report of the same member about it takes the place of the first',
  params: z.object({ id: memberId }),
  body: newProfileReport,
  status: 204,
});

export const listCommunityReports = listReportsEndpoint({ service, resource, noun: 'CommunityReports' });
export const countCommunityReports = countReportsEndpoint({ service, resource, noun: 'CommunityReports' });
export const decideCommunityReport = decideReportEndpoint({ service, resource, noun: 'CommunityReport' });
