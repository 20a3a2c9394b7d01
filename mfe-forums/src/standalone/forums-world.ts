import type { Comment } from '@seed/contracts/comments';
import type { Post } from '@seed/contracts/posts';
import { noteColors } from '@seed/contracts/notes';
import type { Note } from '@seed/contracts/notes';
import { emptyProfileTexts } from '@seed/contracts/profiles';
import type { ListedProfile } from '@seed/contracts/profiles';
import type { PortalUser } from '@seed/portal-sdk';
import { mockUser } from '@seed/portal-sdk/mocks';

/** A post as it is kept: whose it is, not what the caller may do with it. */
export type KeptPost = Omit<Post, 'permissions' | 'commentCount' | 'likeCount' | 'liked'> & {
  readonly version: number;
};
export type KeptComment = Omit<Comment, 'permissions' | 'likeCount' | 'liked'> & { readonly version: number };

export type KeptNote = Omit<Note, 'permissions' | 'likeCount' | 'liked'> & { readonly version: number };

/** Posts, comments and notes in memory, newest first, the profiles of their authors, and the member who is signed in. */
export interface ForumsWorld {
  posts: KeptPost[];
  comments: KeptComment[];
  notes: KeptNote[];
  members: ListedProfile[];
  user: PortalUser;
  nextId: number;
}

/** The author of what is added without one. */
export const me = { author: mockUser.name, authorID: mockUser.id } as const;

export function emptyWorld(user: PortalUser = mockUser): ForumsWorld {
  return { posts: [], comments: [], notes: [], members: [], user, nextId: 1 };
}

/** Adds a post; what is not given is filled in. */
export function addPost(world: ForumsWorld, post: Partial<KeptPost> = {}): KeptPost {
  const id = nextId(world);
  const filled: KeptPost = { ...written(id), title: `Post ${id}`, images: [], imageTexts: [], ...post };
  world.posts.unshift(filled);
  return filled;
}

/** Adds a comment; what is not given is filled in. */
export function addComment(world: ForumsWorld, comment: Partial<KeptComment> & { readonly forumId: number }) {
  const filled: KeptComment = { ...written(nextId(world)), ...comment };
  world.comments.unshift(filled);
  return filled;
}

/** Adds a note; what is not given is filled in. */
export function addNote(world: ForumsWorld, note: Partial<KeptNote> = {}): KeptNote {
  const id = nextId(world);
  const { name, email: author, id: authorID } = mockUser;
  const content = { title: `Note ${id}`, description: '', color: noteColors.create };
  const filled: KeptNote = { id, ...content, name, author, authorID, usersWhoLiked: [], version: 1, ...note };
  world.notes.unshift(filled);
  return filled;
}

/** Adds the profile of an author, as it is today. */
export function addMember(world: ForumsWorld, member: Pick<ListedProfile, 'id' | 'name' | 'picture'>): void {
  const texts = { ...emptyProfileTexts, email: '', linkedin: '' };
  const rest = {
    role: 'participant' as const,
    participationYear: [],
    goromLogin: '',
    formerIds: [],
    emailVisibility: 'everyone' as const,
  };
  world.members.push({ ...texts, ...rest, ...member, permissions: { update: false, delete: false } });
}

/** The next id of the one sequence of the world. */
export function nextId(world: ForumsWorld): number {
  const id = world.nextId;
  world.nextId += 1;
  return id;
}

function written(id: number) {
  const creationDate = new Date().toISOString();
  return { id, content: `Text ${id}`, ...me, creationDate, usersWhoLiked: [] as string[], version: 1 };
}
