import type { Permissions } from '@seed/contracts/fields';
import type { Mention } from '@seed/forums-contracts/mentions';
import type { Post } from '@seed/forums-contracts/posts';
import type { Caller } from '@seed/service-kit/caller';
import { sharedPages } from '@seed/service-kit/shared-pages';
import { authorPermissions } from './author.policy.ts';
import type { WithLikes } from './with-likes.ts';

/** Everything besides the row that a response has about a post, a comment or a note, as one member sees it. */
export interface MemberView {
  readonly likeCount: number;
  readonly liked: boolean;
  readonly likerIds: readonly string[];
  readonly mentions: readonly Mention[];
  readonly newComments: number;
  readonly permissions: Permissions;
}

/**
 * Presents texts of one kind: one of them, or a page of them, which requests share.
 *
 * @param present makes the entity of the contract
 */
export function presenter<Row extends AuthoredRow, Entity>(present: (row: Row, view: MemberView) => Entity) {
  const presentPage = sharedPages(present);
  return {
    one: (text: WithLikes<Row>, caller: Caller): Entity => present(text.row, viewOf(text, caller)),
    page: (texts: readonly WithLikes<Row>[], caller: Caller): Entity[] =>
      presentPage(texts.map((text) => ({ row: text.row, view: viewOf(text, caller) }))),
  };
}

interface AuthoredRow {
  readonly authorId: string;
}

const noMentions: readonly Mention[] = [];

function viewOf({ row, likes, mentions, newComments = 0 }: WithLikes<AuthoredRow>, caller: Caller): MemberView {
  return {
    likeCount: likes.count,
    liked: likes.liked,
    likerIds: likes.userIds,
    mentions: mentions === undefined || mentions.length === 0 ? noMentions : mentions,
    newComments,
    permissions: authorPermissions(row, caller),
  };
}

/** The fields of a response about something that can be liked. */
export function presentLikes(view: MemberView): Pick<Post, 'usersWhoLiked' | 'likeCount' | 'liked'> {
  return { usersWhoLiked: [...view.likerIds], likeCount: view.likeCount, liked: view.liked };
}

/** The field of a response about the members whom a text mentions, if it mentions any. */
export function presentMentions({ mentions }: MemberView): Pick<Post, 'mentions'> {
  return mentions.length === 0 ? {} : { mentions: [...mentions] };
}
