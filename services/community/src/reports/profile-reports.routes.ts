import {
  countCommunityReports,
  decideCommunityReport,
  listCommunityReports,
  reportProfile,
} from '@seed/community-contracts/reports';
import { reportRoutes } from '@seed/service-kit/reports/report.routes';
import { ReportsService } from '@seed/service-kit/reports/reports.service';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { noContent } from '@seed/service-kit/response';
import { route } from '@seed/service-kit/route';
import type { Database } from '@seed/service-kit/transaction';
import { ProfileReportsService } from './profile-reports.service.ts';
import { reportables } from './reportables.ts';

const endpoints = { file: {}, list: listCommunityReports, count: countCommunityReports, decide: decideCommunityReport };

export function profileReportsRoutes(router: ServiceRouter, database: Database): void {
  const reports = new ReportsService(database, reportables);
  const profileReports = new ProfileReportsService(database, reports);

  route(router, reportProfile, async ({ params, body, caller }) => {
    await profileReports.file(params.id, body, caller);
    return noContent();
  });

  reportRoutes(router, reports, endpoints);
}
