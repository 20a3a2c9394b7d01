import type {
  countReportsEndpoint,
  decideReportEndpoint,
  listReportsEndpoint,
  reportEndpoint,
} from '@seed/contracts/reports';
import type { ServiceRouter } from '../request-state.ts';
import { noContent, ok, page } from '../response.ts';
import { route } from '../route.ts';
import type { ReportsService } from './reports.service.ts';

/** The endpoints of a service's reports. */
export interface ReportEndpoints {
  /** By the noun of the rows; a service may serve some itself, see `ReportsService.file`. */
  readonly file: Readonly<Record<string, ReturnType<typeof reportEndpoint>>>;
  readonly list: ReturnType<typeof listReportsEndpoint>;
  readonly count: ReturnType<typeof countReportsEndpoint>;
  readonly decide: ReturnType<typeof decideReportEndpoint>;
}

/**
 * Serves the endpoints of a service's reports.
 *
 * @example
 * ```ts
 * const [list, count, decide] = [listForumReports, countForumReports, decideForumReport];
 * const endpoints = { file: { post: reportPost }, list, count, decide };
 * reportRoutes(router, new ReportsService(database, reportables), endpoints);
 * ```
 */
export function reportRoutes(
  router: ServiceRouter,
  reports: ReportsService,
  { file, list, count, decide }: ReportEndpoints,
): void {
  for (const [kind, endpoint] of Object.entries(file)) {
    route(router, endpoint, async ({ params, body, caller }) => {
      await reports.file({ kind, entityId: params.id }, body, caller);
      return noContent();
    });
  }

  route(router, list, async ({ query, caller }) => {
    const { items, nextCursor } = await reports.list(query, caller);
    return page(items, nextCursor);
  });

  route(router, count, async ({ caller }) => ok(await reports.count(caller)));

  route(router, decide, async ({ params, body, caller }) => {
    await reports.decide(params.id, body, caller);
    return noContent();
  });
}
