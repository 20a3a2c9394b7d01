import type { Comment } from '@seed/forums-contracts/comments';
import type { Post } from '@seed/forums-contracts/posts';
import type { Note } from '@seed/forums-contracts/notes';
import type { ForumsWorld, StoredComment, StoredNote, StoredPost } from './forums-world.ts';

export function presentPost(world: ForumsWorld, post: StoredPost): Post {
  const comments = world.comments.filter((comment) => comment.forumId === post.id);
  const readUpTo = world.readings.get(post.id);
  const isNew = ({ authorID, creationDate }: StoredComment) =>
    readUpTo !== undefined && creationDate > readUpTo && authorID !== world.user.id;
  const newComments = comments.filter(isNew).length;
  return { ...post, ...forReader(world, post), commentCount: comments.length, ...(newComments > 0 && { newComments }) };
}

export function presentComment(world: ForumsWorld, comment: StoredComment): Comment {
  return { ...comment, ...forReader(world, comment) };
}

export function presentNote(world: ForumsWorld, note: StoredNote): Note {
  return { ...note, ...forReader(world, note) };
}

/** The ETag in the format of the service: the version that `If-Match` compares, and the number of likes. */
export function etagOf({ version, usersWhoLiked }: StoredPost | StoredComment | StoredNote): string {
  return `"${version}-${usersWhoLiked.length}"`;
}

/** The fields that depend on the caller. */
function forReader({ user }: ForumsWorld, { authorID, usersWhoLiked }: StoredPost | StoredComment | StoredNote) {
  const isOwn = authorID === user.id;
  return {
    likeCount: usersWhoLiked.length,
    liked: usersWhoLiked.includes(user.id),
    permissions: { update: isOwn, delete: isOwn || user.isAdmin },
  };
}
