import { type MembersNotified, membersNotifiedType, subjects } from '@seed/contracts/portal-events';
import type { Mention } from '@seed/forums-contracts/mentions';
import { withoutFormatting } from '@seed/forums-contracts/text-formatting';
import type { Caller } from '@seed/service-kit/caller';
import { publish } from '@seed/service-kit/outbox';
import { notFound } from '@seed/service-kit/problem-error';
import { readRows } from '@seed/service-kit/read-rows';
import type { EntityManager } from 'typeorm';
import { authorOf } from './author.ts';
import { commentEntity, type CommentRow } from './comments/comment.entity.ts';
import { postEntity, type PostRow } from './posts/post.entity.ts';
import { noteEntity } from './recommendations/note.entity.ts';

/*
 * Members are notified of what others do with their texts. The event is stored in the transaction of the change, so
 * neither exists without the other.
 */

/** The authors of this many newest comments are notified of the next one, so a long thread costs no more than others. */
const commentsWithNotifiedAuthors = 200;
const excerptLength = 140;

type Notice = Pick<MembersNotified, 'kind' | 'key' | 'recipients' | 'title' | 'href'> & {
  readonly excerpt?: string | undefined;
  readonly isCollected?: boolean;
  readonly subject?: string;
  readonly isForFollowers?: boolean;
};

/** A text with the ids of the members whom it mentions newly. */
type Mentioning<Row> = Row & { readonly mentioned: string[] };

/** The part of a post that the notices of a comment need. */
export interface Conversation {
  readonly title: string;
  readonly authorId: string;
  /** The ids of the members who commented before. */
  readonly commenters: readonly string[];
}

/** Undefined if there is no such post. */
export async function conversationOf(manager: EntityManager, postId: number): Promise<Conversation | undefined> {
  const newest = 'SELECT author_id FROM comments WHERE forum_id = ? ORDER BY created_at DESC, id DESC LIMIT ?';
  const statement = `SELECT title, posts.author_id AS authorId, commenters.author_id AS commenter FROM posts
    LEFT JOIN (SELECT DISTINCT author_id FROM (${newest}) AS newest) AS commenters ON 1 = 1 WHERE posts.id = ?`;
  const rows = await readRows<PostAndCommenter>(manager, statement, [postId, commentsWithNotifiedAuthors, postId]);
  const [post] = rows;
  const commenters = rows.flatMap(({ commenter }) => (commenter === null ? [] : [commenter]));
  return post && { title: post.title, authorId: post.authorId, commenters };
}

interface PostAndCommenter extends Pick<PostRow, 'title' | 'authorId'> {
  /** Null if the post has no comments. */
  readonly commenter: string | null;
}

/** A new comment with what its notices need. */
interface NewComment {
  readonly comment: CommentRow;
  readonly mentions: readonly Mention[];
  readonly caller: Caller;
  /** Undefined if there was no such post when it was to be read. */
  readonly conversation: Conversation | undefined;
}

/**
 * Notifies the author of the comment that each replies to, the members whom it mentions, the author of the post, and those who
 * commented before; each of them once, by the first of these kinds.
 */
export async function notifyOfComments(manager: EntityManager, created: readonly NewComment[]): Promise<void> {
  const events: object[] = [];
  for (const { comment, mentions, caller, conversation } of created) {
    // The post may have come back after a deletion meanwhile.
    const present = conversation ?? (await conversationOf(manager, comment.forumId));
    if (present === undefined) throw notFound();
    const mentioned = mentions.map(({ memberId }) => memberId);
    events.push(...eventsOf(noticesOfComment({ ...comment, mentioned }, present), caller));
  }
  await publish(manager, membersNotifiedType, ...events);
}

function noticesOfComment(comment: Mentioning<CommentRow>, { title, authorId, commenters }: Conversation): Notice[] {
  const { id, forumId, content } = comment;
  const about = {
    key: `comment:${id}`,
    subject: subjects.post(forumId),
    title,
    excerpt: beginning(content),
    href: hrefOfComment(comment),
  };
  const replied = comment.replyToAuthorId === null ? [] : [comment.replyToAuthorId];
  const author = [authorId].filter((one) => !replied.includes(one));
  const others = commenters.filter((one) => one !== authorId && !replied.includes(one));
  return [
    { ...about, kind: 'comment.replied', recipients: replied },
    mentionNotice({ ...about, recipients: comment.mentioned }),
    { ...about, kind: 'post.commented', recipients: author },
    { ...about, kind: 'thread.commented', recipients: others, isForFollowers: true },
  ];
}

/** Notifies the members whom a change of a comment mentions newly, unless an Admin has hidden it from them. */
export async function notifyOfCommentMentions(
  manager: EntityManager,
  comment: Mentioning<CommentRow>,
  caller: Caller,
): Promise<void> {
  const { id, forumId, content, mentioned: recipients } = comment;
  if (recipients.length === 0 || comment.hiddenAt !== null || comment.isPostHidden) return;
  const { title } = await manager.getRepository(postEntity).findOneByOrFail({ id: forumId });
  const about = { key: `comment:${id}`, title, excerpt: beginning(content), href: hrefOfComment(comment) };
  await notify(manager, [mentionNotice({ ...about, recipients })], caller);
}

/** Notifies the members whom a post mentions newly, unless an Admin has hidden it from them. */
export async function notifyOfPostMentions(
  manager: EntityManager,
  { id, title, content, hiddenAt, mentioned: recipients }: Mentioning<PostRow>,
  caller: Caller,
): Promise<void> {
  if (hiddenAt !== null) return;
  const about = { key: `post:${id}`, title, excerpt: beginning(content), href: hrefOfPost(id) };
  await notify(manager, [mentionNotice({ ...about, recipients })], caller);
}

/** A mention reaches also a member who has muted the post, so the notice has no subject. */
function mentionNotice({ key, recipients, title, excerpt, href }: Omit<Notice, 'kind'>): Notice {
  return { kind: 'mentioned', key, recipients, title, excerpt: excerpt ?? '', href };
}

/** Notifies the author of a post that the caller likes it. */
export async function notifyOfPostLike(manager: EntityManager, id: number, caller: Caller): Promise<void> {
  const { title, authorId } = await manager.getRepository(postEntity).findOneByOrFail({ id });
  const about = { kind: 'post.liked', key: `post-likes:${id}`, title, href: hrefOfPost(id) };
  await notify(manager, [{ ...about, recipients: [authorId], isCollected: true }], caller);
}

/** Notifies the author of a comment that the caller likes it. */
export async function notifyOfCommentLike(manager: EntityManager, id: number, caller: Caller): Promise<void> {
  const comment = await manager.getRepository(commentEntity).findOneByOrFail({ id });
  const { title } = await manager.getRepository(postEntity).findOneByOrFail({ id: comment.forumId });
  const about = { kind: 'comment.liked', key: `comment-likes:${id}`, title, href: hrefOfComment(comment) };
  const excerpt = beginning(comment.content);
  await notify(manager, [{ ...about, excerpt, recipients: [comment.authorId], isCollected: true }], caller);
}

/** Notifies the author of a note that the caller likes it. */
export async function notifyOfNoteLike(manager: EntityManager, id: number, caller: Caller): Promise<void> {
  const { title, authorId } = await manager.getRepository(noteEntity).findOneByOrFail({ id });
  const about = { kind: 'note.liked', key: `note-likes:${id}`, title, href: '/recommendations' };
  await notify(manager, [{ ...about, recipients: [authorId], isCollected: true }], caller);
}

async function notify(manager: EntityManager, notices: readonly Notice[], caller: Caller): Promise<void> {
  await publish(manager, membersNotifiedType, ...eventsOf(notices, caller));
}

/** The events of notices, which do not go to the member who did it. */
function eventsOf(notices: readonly Notice[], caller: Caller): object[] {
  const { authorId: id, authorName: name } = authorOf(caller);
  const act = { actor: { id, name }, happenedAt: new Date().toISOString() };
  return notices
    .map((notice) => ({ ...notice, recipients: notice.recipients.filter((one) => one !== caller.id), ...act }))
    .filter(({ recipients, isForFollowers }) => recipients.length > 0 || isForFollowers === true);
}

const hrefOfPost = (id: number) => `/forums/${id}`;

/** The page of the post, which shows the comment and marks it. */
const hrefOfComment = ({ id, forumId }: Pick<CommentRow, 'id' | 'forumId'>) => `${hrefOfPost(forumId)}?comment=${id}`;

function beginning(content: string): string {
  const plain = withoutFormatting(content);
  const points = [...plain];
  return points.length > excerptLength ? `${points.slice(0, excerptLength - 1).join('')}…` : plain;
}
