import type { Mention } from '@seed/forums-contracts/mentions';
import type { Caller } from '@seed/service-kit/caller';
import type { RowPage } from '@seed/service-kit/keyset';
import type { Likes, LikeSet } from '@seed/service-kit/like-set';
import type { LikeableRow } from '@seed/service-kit/like-table';

/** A post, a comment or a note with its likes as the caller sees them. */
export interface WithLikes<Row> {
  readonly row: Row;
  readonly likes: Likes;
  /** The members whom its text mentions; absent for a note. */
  readonly mentions?: readonly Mention[];
  /** The comments by others since the caller read the post; absent where that is not read. */
  readonly newComments?: number;
}

/** Reads what belongs to rows of one kind, and returns a function that adds it to one of them. */
type ReadDetails<Row> = (rows: readonly Row[], caller: Caller) => Promise<(row: Row) => WithLikes<Row>>;

/** Adds what belongs to them to the rows of a page, or to one row. */
export function withDetails<Row>(read: ReadDetails<Row>) {
  return {
    async page(found: RowPage<Row>, caller: Caller): Promise<RowPage<WithLikes<Row>>> {
      return { ...found, items: found.items.map(await read(found.items, caller)) };
    },
    async one(row: Row, caller: Caller): Promise<WithLikes<Row>> {
      return (await read([row], caller))(row);
    },
  };
}

/**
 * The members who see the rows of a page in their own way, because they wrote or like one of them; all others see them alike.
 * Undefined if others may see other rows, or not all who like a row are listed.
 */
export function membersWithOwnView<Row extends { readonly authorId: string }>({
  items,
  isRestricted = false,
}: RowPage<WithLikes<Row>>): ReadonlySet<string> | undefined {
  if (isRestricted || items.some(({ likes }) => likes.count !== likes.userIds.length)) return undefined;
  return new Set(items.flatMap(({ row, likes }) => [row.authorId, ...likes.userIds]));
}

/**
 * Adds or removes the caller's own like, so that it matches the list; the others in the list have no effect.
 *
 * @param usersWhoLiked as a client sent it with the whole entity; undefined leaves all likes as they are.
 * @returns the row with the present count of its likes
 */
export async function applyOwnLike<Row extends LikeableRow>(
  likes: LikeSet,
  row: Row,
  { callerId, usersWhoLiked }: OwnLike,
): Promise<Row> {
  if (usersWhoLiked === undefined) return row;
  if (usersWhoLiked.includes(callerId)) {
    return (await likes.add(row.id, callerId)) ? { ...row, likeCount: row.likeCount + 1 } : row;
  }
  return (await likes.remove(row.id, callerId)) ? { ...row, likeCount: row.likeCount - 1 } : row;
}

interface OwnLike {
  readonly callerId: string;
  readonly usersWhoLiked: readonly string[] | undefined;
}
