import type { Comment } from '@seed/contracts/comments';
import type { Post } from '@seed/contracts/posts';
import type { Note } from '@seed/contracts/notes';
import type { ForumsWorld, KeptComment, KeptNote, KeptPost } from './forums-world.ts';
import { me } from './forums-world.ts';

export function presentPost(world: ForumsWorld, post: KeptPost): Post {
  const commentCount = world.comments.filter((comment) => comment.forumId === post.id).length;
  return { ...post, ...likesOf(post), commentCount, permissions: permissionsOf(post) };
}

export function presentComment(comment: KeptComment): Comment {
  return { ...comment, ...likesOf(comment), permissions: permissionsOf(comment) };
}

export function presentNote(note: KeptNote): Note {
  return { ...note, ...likesOf(note), permissions: permissionsOf(note) };
}

/** As the service makes them: what `If-Match` compares, and how many like it. */
export function etagOf({ version, usersWhoLiked }: KeptPost | KeptComment | KeptNote): string {
  return `"${version}-${usersWhoLiked.length}"`;
}

function likesOf({ usersWhoLiked }: KeptPost | KeptComment | KeptNote) {
  return { likeCount: usersWhoLiked.length, liked: usersWhoLiked.includes(me.authorID) };
}

function permissionsOf({ authorID }: KeptPost | KeptComment | KeptNote) {
  const isMine = authorID === me.authorID;
  return { update: isMine, delete: isMine };
}
