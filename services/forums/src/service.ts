import type { Service } from '@seed/service-kit/service';
import { commentsRoutes } from './comments/comments.routes.ts';
import { CommentsService } from './comments/comments.service.ts';
import { fillDemoData } from './db/fill-demo-data.ts';
import { forumsSchema } from './db/schema.ts';
import { postsRoutes } from './posts/posts.routes.ts';
import { PostsService } from './posts/posts.service.ts';
import { removeMember } from './member-removal.repository.ts';
import { notesRoutes } from './recommendations/notes.routes.ts';
import { NotesService } from './recommendations/notes.service.ts';

export const forumsService: Service = {
  name: 'forums',
  schema: forumsSchema,
  compose({ database }) {
    return {
      async fillDemoData() {
        const { demoForums } = await import('@seed/demo-world/forums');
        await fillDemoData(database, demoForums(new Date()));
      },
      removeMember: (removal) => removeMember(database, removal),
      routes(router) {
        postsRoutes(router, new PostsService(database));
        commentsRoutes(router, new CommentsService(database));
        notesRoutes(router, new NotesService(database));
      },
    };
  },
};
