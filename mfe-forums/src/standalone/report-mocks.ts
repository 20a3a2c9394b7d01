import { reportComment, reportNote, reportPost } from '@seed/forums-contracts/reports';
import { findOrNotFound, mockEndpoint, MockProblemError } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import type { ForumsWorld, StoredComment, StoredNote, StoredPost } from './forums-world.ts';

/** Takes reports about the texts of other members. */
export function reportMocks(world: ForumsWorld): MockHandler[] {
  const store = ({ id, authorID }: StoredPost | StoredComment | StoredNote, report: object) => {
    if (authorID === world.user.id) throw new MockProblemError('forbidden');
    world.reports.set(id, report);
    return {};
  };
  return [
    mockEndpoint(reportPost, ({ params, body }) => store(findOrNotFound(world.posts, params.id), body)),
    mockEndpoint(reportComment, ({ params, body }) => store(findOrNotFound(world.comments, params.id), body)),
    mockEndpoint(reportNote, ({ params, body }) => store(findOrNotFound(world.notes, params.id), body)),
  ];
}
