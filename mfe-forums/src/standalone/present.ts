import type { Comment } from '@seed/contracts/comments';
import type { Post } from '@seed/contracts/posts';
import type { Note } from '@seed/contracts/notes';
import type { ForumsWorld, KeptComment, KeptNote, KeptPost } from './forums-world.ts';

export function presentPost(world: ForumsWorld, post: KeptPost): Post {
  const commentCount = world.comments.filter((comment) => comment.forumId === post.id).length;
  return { ...post, ...ofReader(world, post), commentCount };
}

export function presentComment(world: ForumsWorld, comment: KeptComment): Comment {
  return { ...comment, ...ofReader(world, comment) };
}

export function presentNote(world: ForumsWorld, note: KeptNote): Note {
  return { ...note, ...ofReader(world, note) };
}

/** As the service makes them: what `If-Match` compares, and how many like it. */
export function etagOf({ version, usersWhoLiked }: KeptPost | KeptComment | KeptNote): string {
  return `"${version}-${usersWhoLiked.length}"`;
}

/** The fields that differ from reader to reader. */
function ofReader({ user }: ForumsWorld, { authorID, usersWhoLiked }: KeptPost | KeptComment | KeptNote) {
  const isOwn = authorID === user.id;
  return {
    likeCount: usersWhoLiked.length,
    liked: usersWhoLiked.includes(user.id),
    permissions: { update: isOwn, delete: isOwn || user.isAdmin },
  };
}
