import type { BodyInput } from '@seed/contracts/endpoint';
import type { ReportCase } from '@seed/contracts/reports';
import { countCommunityReports, decideCommunityReport, listCommunityReports } from '@seed/community-contracts/reports';
import { countForumReports, decideForumReport, listForumReports } from '@seed/forums-contracts/reports';
import { findOrNotFound, mockEndpoint, MockProblemError } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import type { RegistryWorld } from './registry-world.ts';

/** The queues of the reports, and decisions about it. */
export function reportMocks(world: RegistryWorld): MockHandler[] {
  const list = (isFrom: IsFrom, state: 'open' | 'decided' = 'open') =>
    world.reports.filter((one) => isFrom(one) && one.isOpen === (state === 'open'));
  const decide = (isFrom: IsFrom, id: number, { action, message = '' }: Decision) => {
    const found = findOrNotFound(world.reports.filter(isFrom), id);
    if (!found.isOpen && action !== 'show') throw new MockProblemError('conflict', { detail: decidedAlready });
    const hidden = action === 'hide' ? { since: new Date().toISOString(), message } : undefined;
    world.reports = world.reports.map((one) =>
      one === found ? { ...one, isOpen: false, decision: action, hidden } : one,
    );
    return {};
  };
  return [
    mockEndpoint(listForumReports, ({ query: { state } }) => ({ data: list(isText, state) })),
    mockEndpoint(countForumReports, () => ({ data: { open: list(isText).length } })),
    mockEndpoint(decideForumReport, ({ params: { id }, body }) => decide(isText, id, body)),
    mockEndpoint(listCommunityReports, ({ query: { state } }) => ({ data: list(isOfMember, state) })),
    mockEndpoint(countCommunityReports, () => ({ data: { open: list(isOfMember).length } })),
    mockEndpoint(decideCommunityReport, ({ params: { id }, body }) => decide(isOfMember, id, body)),
  ];
}

type IsFrom = (report: ReportCase) => boolean;
type Decision = BodyInput<typeof decideForumReport>;

const isOfMember: IsFrom = ({ kind }) => ['profile', 'picture'].includes(kind);
const isText: IsFrom = (report) => !isOfMember(report);

const decidedAlready = 'Another Admin has decided about this already.';

/** Adds a reported post, or another kind; missing fields get defaults. */
export function addReport(world: RegistryWorld, report: Partial<ReportCase> = {}): ReportCase {
  const id = world.reports.length + 1;
  const filled: ReportCase = {
    id,
    kind: 'post',
    title: `Post ${id}`,
    excerpt: 'Buy these watches today.',
    author: 'Kenji Tanaka',
    authorID: '11111111-0000-4000-8000-000000000003',
    href: `/forums/${id}`,
    isOpen: true,
    reportCount: 1,
    reasons: [{ reason: 'spam', count: 1 }],
    newestText: '',
    reportedAt: new Date().toISOString(),
    ...report,
  };
  world.reports = [...world.reports, filled];
  return filled;
}
