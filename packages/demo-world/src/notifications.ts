import type { MembersNotified } from '@seed/contracts/portal-events';
import { type DemoComment, demoForums, type DemoPost } from './forums.ts';

/** Older comments are left out, so that every member has a few notifications. */
const newestDays = 30;
const dayMs = 24 * 60 * 60 * 1000;
const excerptLength = 140;

/** The notifications of the demo world: the newest comments of the forums, the oldest first. */
export function demoNotifications(now: Date): MembersNotified[] {
  let commentId = 0;
  const acts = demoForums(now).posts.flatMap((post, at) =>
    post.comments.flatMap((comment, place) => {
      commentId += 1;
      const about = { post, comment, earlier: post.comments.slice(0, place) };
      return actsOf(about, { postId: at + 1, commentId });
    }),
  );
  const since = new Date(now.getTime() - newestDays * dayMs).toISOString();
  return acts
    .filter(({ happenedAt, recipients }) => happenedAt >= since && recipients.length > 0)
    .toSorted((one, other) => one.happenedAt.localeCompare(other.happenedAt));
}

interface Commented {
  readonly post: DemoPost;
  readonly comment: DemoComment;
  readonly earlier: readonly DemoComment[];
}

/** The forums service stores the posts and their comments in this order, so it gives them these ids. */
interface Ids {
  readonly postId: number;
  readonly commentId: number;
}

function actsOf({ post, comment, earlier }: Commented, { postId, commentId }: Ids): MembersNotified[] {
  const { author, content, createdAt } = comment;
  const about = {
    actor: { id: author.id, name: author.name },
    key: `comment:${commentId}`,
    isCollected: false,
    title: post.title,
    excerpt: [...content].slice(0, excerptLength).join(''),
    href: `/forums/${postId}?comment=${commentId}`,
    happenedAt: createdAt.toISOString(),
  };
  const replied = comment.replyTo === undefined ? undefined : earlier[comment.replyTo]?.author.id;
  const others = [...new Set(earlier.map((one) => one.author.id))];
  const except = (ids: readonly string[], ...excluded: readonly string[]) => ids.filter((id) => !excluded.includes(id));
  const [toAuthor, toOthers] = [replied ?? '', post.author.id];
  return [
    { ...about, kind: 'comment.replied', recipients: except(replied === undefined ? [] : [replied], author.id) },
    { ...about, kind: 'post.commented', recipients: except([post.author.id], author.id, toAuthor) },
    { ...about, kind: 'thread.commented', recipients: except(others, author.id, toAuthor, toOthers) },
  ];
}
