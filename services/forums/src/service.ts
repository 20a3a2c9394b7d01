import { memberIdChanged, memberIdChangedType } from '@seed/contracts/portal-events';
import { endpoints } from '@seed/forums-contracts/endpoints';
import {
  countForumReports,
  decideForumReport,
  listForumReports,
  reportComment,
  reportNote,
  reportPost,
} from '@seed/forums-contracts/reports';
import { scheduleLikeRepair } from '@seed/service-kit/like-counts';
import { startFinalDeletions } from '@seed/service-kit/final-deletions';
import { reportRoutes } from '@seed/service-kit/reports/report.routes';
import { ReportsService } from '@seed/service-kit/reports/reports.service';
import type { Service } from '@seed/service-kit/service';
import { readServiceManifest } from '@seed/service-kit/service-declaration';
import { commentLikes } from './comments/comment.entity.ts';
import { commentsRoutes } from './comments/comments.routes.ts';
import { commentSearch } from './comments/comment.search.ts';
import { CommentsService } from './comments/comments.service.ts';
import type { ForumsConfig } from './config.ts';
import { deletions, endRestorations } from './deletions.ts';
import { fillDemoData } from './db/fill-demo-data.ts';
import { forumsSchema } from './db/schema.ts';
import { historyRoutes } from './history/history.routes.ts';
import { HistoryService } from './history/history.service.ts';
import { postLikes } from './posts/post.entity.ts';
import { moderationRoutes } from './posts/moderation.routes.ts';
import { ModerationService } from './posts/moderation.service.ts';
import { postSearch } from './posts/post.search.ts';
import { postsRoutes } from './posts/posts.routes.ts';
import { PostsService } from './posts/posts.service.ts';
import { changeMemberId } from './member-id-change.ts';
import { forumsMemberFiles } from './member-files.ts';
import { removeMember } from './member-removal.repository.ts';
import { readingsRoutes } from './readings/readings.routes.ts';
import { ReadingsService } from './readings/readings.service.ts';
import { noteLikes } from './recommendations/note.entity.ts';
import { noteSearch } from './recommendations/note.search.ts';
import { notesRoutes } from './recommendations/notes.routes.ts';
import { NotesService } from './recommendations/notes.service.ts';
import { reportables } from './reports/reportables.ts';

const reportEndpoints = {
  file: { post: reportPost, comment: reportComment, note: reportNote },
  list: listForumReports,
  count: countForumReports,
  decide: decideForumReport,
} as const;

export const forumsService: Service<ForumsConfig> = {
  manifest: readServiceManifest(new URL('../service.json', import.meta.url)),
  endpoints,
  schema: forumsSchema,
  compose({ database, logger, config: { now, deletionPollMs: pollMs } }) {
    const stopLikeRepair = scheduleLikeRepair(database, [postLikes, commentLikes, noteLikes], logger);
    const stopDeletions = startFinalDeletions(database, logger, { deletions, now, pollMs });
    return {
      async fillDemoData() {
        const { demoForums } = await import('@seed/demo-world/forums');
        await fillDemoData(database, demoForums(new Date()));
      },
      searchIndexes: [postSearch, commentSearch, noteSearch],
      stop() {
        stopLikeRepair();
        return stopDeletions();
      },
      eventHandlers: {
        [memberIdChangedType]: async (payload) => {
          await endRestorations(database);
          await changeMemberId(database, memberIdChanged.parse(payload));
        },
      },
      async removeMember(removal) {
        await endRestorations(database);
        await removeMember(database, removal);
      },
      memberFiles: forumsMemberFiles(database),
      routes(router) {
        postsRoutes(router, new PostsService(database, now));
        moderationRoutes(router, new ModerationService(database));
        historyRoutes(router, new HistoryService(database));
        commentsRoutes(router, new CommentsService(database, now));
        readingsRoutes(router, new ReadingsService(database, now));
        notesRoutes(router, new NotesService(database, now));
        reportRoutes(router, new ReportsService(database, reportables), reportEndpoints);
      },
    };
  },
};
