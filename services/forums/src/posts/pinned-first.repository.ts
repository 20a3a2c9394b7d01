import type { PageQuery } from '@seed/contracts/lists';
import { encodePosition } from '@seed/service-kit/cursor';
import { newest, type RowPage } from '@seed/service-kit/keyset';
import { type ListRequest, pageSize } from '@seed/service-kit/page-statement';
import type { EntityManager } from 'typeorm';
import { postEntity, type PostRow, postsByPin } from './post.entity.ts';

/** Begins the cursor of a page that ends with a pinned post. The cursor of a page that ends with another post has no mark. */
const pinnedMark = '_';

/**
 * A page of the list that has the pinned posts before the others, both newest first. Each of the two is a range of one
 * index, so a page reads no more rows than it shows and two.
 */
export async function pinnedFirst(
  manager: EntityManager,
  { page, restriction }: ListRequest,
): Promise<RowPage<PostRow>> {
  const { cursor } = page;
  const pageOf = (isPinned: boolean, part: PageQuery): Promise<RowPage<PostRow>> => {
    const filter = { property: 'isPinned', value: Number(isPinned), index: postsByPin };
    return newest.page(manager, postEntity, { page: part, filter, restriction });
  };
  if (cursor !== undefined && !cursor.startsWith(pinnedMark)) return pageOf(false, page);
  const pinned = await pageOf(true, { ...page, cursor: cursor?.slice(pinnedMark.length) });
  if (pinned.nextCursor !== undefined) return { ...pinned, nextCursor: pinnedMark + pinned.nextCursor };
  const room = pageSize(page) - pinned.items.length;
  const others = await pageOf(false, { limit: Math.max(room, 1) });
  if (room > 0) return { items: [...pinned.items, ...others.items], nextCursor: others.nextCursor };
  return { items: pinned.items, nextCursor: others.items.length > 0 ? cursorAfter(pinned.items) : undefined };
}

function cursorAfter(pinned: readonly PostRow[]): string | undefined {
  const last = pinned.at(-1);
  return last && pinnedMark + encodePosition(newest.order.key.encode(last.createdAt), last.id);
}
