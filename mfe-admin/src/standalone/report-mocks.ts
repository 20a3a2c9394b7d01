import type { ReportCase } from '@seed/contracts/reports';
import { decideForumReport, listForumReports } from '@seed/forums-contracts/reports';
import { findOrNotFound, mockEndpoint, MockProblemError } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import type { RegistryWorld } from './registry-world.ts';

/** The queue of the reports, and decisions about it. */
export function reportMocks(world: RegistryWorld): MockHandler[] {
  return [
    mockEndpoint(listForumReports, ({ query: { state = 'open' } }) => ({
      data: world.reports.filter(({ isOpen }) => isOpen === (state === 'open')),
    })),
    mockEndpoint(decideForumReport, ({ params: { id }, body: { action, message = '' } }) => {
      const { isOpen } = findOrNotFound(world.reports, id);
      if (!isOpen && action !== 'show') throw new MockProblemError('conflict', { detail: decidedAlready });
      const hidden = action === 'hide' ? { since: new Date().toISOString(), message } : undefined;
      world.reports = world.reports.map((one) =>
        one.id === id ? { ...one, isOpen: false, decision: action, hidden } : one,
      );
      return {};
    }),
  ];
}

const decidedAlready = 'Another Admin has decided about this already.';

/** Adds a reported post; missing fields get defaults. */
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
