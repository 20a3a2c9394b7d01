import type { Comment } from '@seed/forums-contracts/comments';
import type { FormerText } from '@seed/forums-contracts/history';
import type { Post } from '@seed/forums-contracts/posts';
import { noteColors } from '@seed/forums-contracts/notes';
import type { Note } from '@seed/forums-contracts/notes';
import { emptyProfileTexts } from '@seed/community-contracts/profiles';
import type { ListedProfile } from '@seed/community-contracts/profiles';
import type { PortalUser } from '@seed/portal-sdk';
import { mockUser } from '@seed/portal-sdk/mocks';

/** A stored post: without the caller's like and permissions. */
export type StoredPost = Omit<Post, 'permissions' | 'newComments' | 'commentCount' | 'likeCount' | 'liked'> & {
  readonly version: number;
};
export type StoredComment = Omit<Comment, 'permissions' | 'likeCount' | 'liked'> & { readonly version: number };

export type StoredNote = Omit<Note, 'permissions' | 'likeCount' | 'liked'> & { readonly version: number };

/** Posts, comments and notes in memory, newest first, the profiles of their authors, and the signed-in member. */
export interface ForumsWorld {
  posts: StoredPost[];
  comments: StoredComment[];
  notes: StoredNote[];
  members: ListedProfile[];
  /** By the id of the post or the comment, newest first. */
  readonly formerTexts: Map<number, FormerText[]>;
  /** Deleted texts, for their restoration. */
  readonly deleted: { posts: StoredPost[]; comments: StoredComment[]; notes: StoredNote[] };
  /** Up to when the member has read the comments, by the id of the post. */
  readonly readings: Map<number, string>;
  /** The member's reports by the id of what they report. */
  readonly reports: Map<number, object>;
  user: PortalUser;
  nextId: number;
}

/** The default author of new items. */
export const ownAuthor = { author: mockUser.name, authorID: mockUser.id } as const;

export function emptyWorld(user: PortalUser = mockUser): ForumsWorld {
  return {
    posts: [],
    comments: [],
    notes: [],
    members: [],
    formerTexts: new Map(),
    deleted: { posts: [], comments: [], notes: [] },
    readings: new Map(),
    reports: new Map(),
    user,
    nextId: 1,
  };
}

/** Adds a post; missing fields get defaults. */
export function addPost(world: ForumsWorld, post: Partial<StoredPost> = {}): StoredPost {
  const id = nextId(world);
  const filled: StoredPost = { ...written(id), title: `Post ${id}`, images: [], imageTexts: [], ...post };
  world.posts.unshift(filled);
  return filled;
}

/** Adds a comment; missing fields get defaults. */
export function addComment(world: ForumsWorld, comment: Partial<StoredComment> & { readonly forumId: number }) {
  const filled: StoredComment = { ...written(nextId(world)), ...comment };
  world.comments.unshift(filled);
  return filled;
}

/** The fields of a comment that replies to another one. */
export function repliesTo({ id, author, authorID, threadId }: StoredComment) {
  return { replyTo: id, replyToAuthor: author, replyToAuthorID: authorID, threadId: threadId ?? id };
}

/** Adds a note; missing fields get defaults. */
export function addNote(world: ForumsWorld, note: Partial<StoredNote> = {}): StoredNote {
  const id = nextId(world);
  const { name, email: author, id: authorID } = mockUser;
  const content = { title: `Note ${id}`, description: '', color: noteColors.create };
  const filled: StoredNote = { id, ...content, name, author, authorID, usersWhoLiked: [], version: 1, ...note };
  world.notes.unshift(filled);
  return filled;
}

/** Adds the current profile of an author. */
export function addMember(world: ForumsWorld, member: Pick<ListedProfile, 'id' | 'name' | 'picture'>): void {
  const texts = { ...emptyProfileTexts, email: '' };
  const rest = {
    role: 'participant' as const,
    participationYear: [],
    goromLogin: '',
    formerIds: [],
    emailVisibility: 'everyone' as const,
  };
  world.members.push({ ...texts, ...rest, ...member, permissions: { update: false, delete: false } });
}

/** The next id; posts, comments and notes share one sequence. */
export function nextId(world: ForumsWorld): number {
  const id = world.nextId;
  world.nextId += 1;
  return id;
}

function written(id: number) {
  const creationDate = new Date().toISOString();
  return { id, content: `Text ${id}`, ...ownAuthor, creationDate, usersWhoLiked: [] as string[], version: 1 };
}
