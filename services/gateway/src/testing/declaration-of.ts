import type { Endpoint } from '@seed/contracts/endpoint';
import type { ServiceDeclaration } from '@seed/contracts/service-manifest';
import { listComments } from '@seed/forums-contracts/comments';
import { createPost, getPost, likePost, listPosts, updatePost } from '@seed/forums-contracts/posts';
import { openApiPart } from '@seed/service-kit/openapi/service-document';

/** The declaration of a service with these endpoints. */
export function declarationOf(
  id: string,
  endpoints: readonly Endpoint[],
  change: Partial<ServiceDeclaration> = {},
): ServiceDeclaration {
  const resources = [...new Set(endpoints.map(({ path }) => path.split('/')[1] ?? ''))];
  return {
    id,
    resources,
    uploads: [],
    streams: [],
    public: [],
    contract: '1.0.0',
    openapi: openApiPart(endpoints, id),
    ...change,
  };
}

export const forumsDeclaration = declarationOf('forums', [
  listPosts,
  getPost,
  createPost,
  updatePost,
  likePost,
  listComments,
]);
