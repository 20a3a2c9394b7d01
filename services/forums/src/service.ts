import { createDataSource, pingDatabase } from '@seed/service-kit/data-source';
import { schedulePurge } from '@seed/service-kit/idempotency';
import type { Logger } from '@seed/service-kit/logger';
import { createTokenVerifier } from '@seed/service-kit/token-verifier';
import { createForumsApp } from './app.ts';
import { CommentsService } from './comments/comments.service.ts';
import type { ForumsConfig } from './config.ts';
import { fillDemoData } from './db/demo/fill-demo-data.ts';
import { forumsSchema } from './db/schema.ts';
import { PostsService } from './posts/posts.service.ts';
import { NotesService } from './recommendations/notes.service.ts';

/** Puts the service together. `dispose` closes what it opened. */
export async function composeForums(config: ForumsConfig, logger: Logger) {
  const dataSource = await createDataSource({ ...forumsSchema, location: config.database, logger });
  if (config.demoData) await fillDemoData(dataSource);
  const stopPurge = schedulePurge(dataSource, logger);
  const app = createForumsApp({
    logger,
    verifier: createTokenVerifier(config.token),
    health: { database: pingDatabase(dataSource) },
    posts: new PostsService(dataSource),
    comments: new CommentsService(dataSource),
    notes: new NotesService(dataSource),
  });
  return {
    app,
    async dispose() {
      stopPurge();
      await dataSource.destroy();
    },
  };
}
