import { beginningOf } from '@seed/contracts/reports';
import type { ReportableKind, ReportableRow, Reportables } from '@seed/service-kit/reports/reportable';
import { fetchRowsBy } from '@seed/service-kit/fetch-rows';
import { type CommentRow, commentEntity } from '../comments/comment.entity.ts';
import { commentsRepository } from '../comments/comments.repository.ts';
import { type PostRow, postEntity } from '../posts/post.entity.ts';
import { postsRepository } from '../posts/posts.repository.ts';
import { type NoteRow, noteEntity } from '../recommendations/note.entity.ts';
import { notesRepository } from '../recommendations/notes.repository.ts';
import { forumReports, reported } from './forum-reports.ts';

const titleLength = 80;

const posts: ReportableKind = {
  ...reported.post,
  read: async (manager, ids) =>
    (await fetchRowsBy(manager, postEntity, { property: 'id', values: ids })).map(reportablePost),
  async lock(manager, id) {
    const post = await postsRepository(manager).findForChange(id);
    return post && reportablePost(post);
  },
  setHidden: (manager, id, hidden) => postsRepository(manager).setHidden(id, hidden),
};

const comments: ReportableKind = {
  ...reported.comment,
  read: async (manager, ids) =>
    (await fetchRowsBy(manager, commentEntity, { property: 'id', values: ids })).map(reportableComment),
  async lock(manager, id) {
    const found = await commentsRepository(manager).find(id);
    if (found === null) return null;
    // Every transaction that changes both takes the post's row first, so no two wait for each other.
    await postsRepository(manager).findForChange(found.forumId);
    const comment = await commentsRepository(manager).findForChange(id);
    return comment && reportableComment(comment);
  },
  async setHidden(manager, id, hidden) {
    const { forumId, hiddenAt } = await commentsRepository(manager).get(id);
    await commentsRepository(manager).setHidden(id, hidden);
    const change = Number(hidden.hiddenAt === null) - Number(hiddenAt === null);
    // Without a change of the count, the message to its author is new.
    await postsRepository(manager).countComments(forumId, change);
  },
};

const notes: ReportableKind = {
  ...reported.note,
  read: async (manager, ids) =>
    (await fetchRowsBy(manager, noteEntity, { property: 'id', values: ids })).map(reportableNote),
  async lock(manager, id) {
    const note = await notesRepository(manager).findForChange(id);
    return note && reportableNote(note);
  },
  setHidden: (manager, id, hidden) => notesRepository(manager).setHidden(id, hidden),
};

/** The texts that members may report in the forums, and how each is hidden. */
export const reportables: Reportables = { tables: forumReports, kinds: [posts, comments, notes] };

function reportablePost(post: PostRow): ReportableRow {
  const { id, title, content: text } = post;
  return { ...writtenBy(post), id, title, text, href: `/forums/${id}` };
}

function reportableComment(comment: CommentRow): ReportableRow {
  const { id, forumId, content: text, isPostHidden: isWithinHidden } = comment;
  const href = `/forums/${forumId}?comment=${id}`;
  return { ...writtenBy(comment), id, title: beginningOf(text, titleLength), text, href, isWithinHidden };
}

function reportableNote(note: NoteRow): ReportableRow {
  const { id, title, description: text } = note;
  return { ...writtenBy(note), id, title, text, href: '/recommendations' };
}

type Written = Pick<ReportableRow, 'authorId' | 'authorName' | 'hiddenAt' | 'hiddenMessage'>;

function writtenBy({ authorId, authorName, hiddenAt, hiddenMessage }: Written): Written {
  return { authorId, authorName, hiddenAt, hiddenMessage };
}
