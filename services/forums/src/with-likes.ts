import type { RowPage } from '@seed/service-kit/keyset';
import type { LikeSet } from '@seed/service-kit/like-set';
import type { Caller } from '@seed/service-kit/caller';

/** A post, a comment or a note with the members who like it. */
export interface WithLikes<Row> {
  readonly row: Row;
  readonly likedBy: readonly string[];
}

/** The rows of a page with their likes. */
export async function pageWithLikes<Row extends { readonly id: number }>(
  likes: LikeSet,
  { items, nextCursor }: RowPage<Row>,
): Promise<RowPage<WithLikes<Row>>> {
  const likedBy = await likes.of(items.map(({ id }) => id));
  return { items: items.map((row) => ({ row, likedBy: likedBy.get(row.id) ?? [] })), nextCursor };
}

/** One row with its likes. */
export async function withLikes<Row extends { readonly id: number }>(
  likes: LikeSet,
  row: Row,
): Promise<WithLikes<Row>> {
  return { row, likedBy: (await likes.of([row.id])).get(row.id) ?? [] };
}

interface OwnLike {
  readonly entityId: number;
  /** As a client sent it with the whole entity; undefined leaves all likes as they are. */
  readonly usersWhoLiked: readonly string[] | undefined;
}

/** Brings the caller's own like to what the list says. The likes of others in the list say nothing. */
export async function applyOwnLike(likes: LikeSet, { id: callerId }: Caller, own: OwnLike): Promise<void> {
  const { entityId, usersWhoLiked } = own;
  if (usersWhoLiked === undefined) return;
  if (usersWhoLiked.includes(callerId)) await likes.add(entityId, callerId);
  else await likes.remove(entityId, callerId);
}
