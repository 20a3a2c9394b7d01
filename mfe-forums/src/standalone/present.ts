import type { Comment } from '@seed/forums-contracts/comments';
import type { Post } from '@seed/forums-contracts/posts';
import type { Note } from '@seed/forums-contracts/notes';
import type { ForumsWorld, StoredComment, StoredNote, StoredPost } from './forums-world.ts';

export function presentPost(world: ForumsWorld, post: StoredPost): Post {
  const commentCount = world.comments.filter((comment) => comment.forumId === post.id).length;
  return { ...post, ...forReader(world, post), commentCount };
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
