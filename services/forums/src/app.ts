import type { HealthChecks } from '@seed/service-kit/health';
import type { Logger } from '@seed/service-kit/logger';
import type { TokenVerifier } from '@seed/service-kit/token-verifier';
import { createServiceApp } from '@seed/service-kit/app';
import { commentsRoutes } from './comments/comments.routes.ts';
import type { CommentsService } from './comments/comments.service.ts';
import { postsRoutes } from './posts/posts.routes.ts';
import type { PostsService } from './posts/posts.service.ts';
import { notesRoutes } from './recommendations/notes.routes.ts';
import type { NotesService } from './recommendations/notes.service.ts';

export interface ForumsAppParts {
  readonly logger: Logger;
  readonly verifier: TokenVerifier;
  readonly health: HealthChecks;
  readonly posts: PostsService;
  readonly comments: CommentsService;
  readonly notes: NotesService;
}

export function createForumsApp({ posts, comments, notes, ...parts }: ForumsAppParts) {
  return createServiceApp({
    name: 'forums',
    ...parts,
    routes(router) {
      postsRoutes(router, posts);
      commentsRoutes(router, comments);
      notesRoutes(router, notes);
    },
  });
}
