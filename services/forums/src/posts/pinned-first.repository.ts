import { encodePosition } from '@seed/service-kit/cursor';
import { newest, type RowPage } from '@seed/service-kit/keyset';
import { type ListRequest, pageSize } from '@seed/service-kit/page-statement';
import type { EntityManager } from 'typeorm';
import { postEntity, type PostRow, postsByPin } from './post.entity.ts';

/** Begins the cursor of a page that ends with a pinned post. The cursor of a page that ends with another post has no mark. */
const pinnedMark = '_';

/** A page of the list that has the pinned posts before the others, both newest first, in the order of one index. */
export async function pinnedFirst(manager: EntityManager, request: ListRequest): Promise<RowPage<PostRow>> {
  const { cursor } = request.page;
  if (cursor?.startsWith(pinnedMark) === true)
    return pageAfterPinned(manager, request, cursor.slice(pinnedMark.length));
  if (cursor !== undefined) return pageOf(manager, false, request);
  const leading = { property: 'isPinned', index: postsByPin };
  const { items, nextCursor } = await newest.page(manager, postEntity, { ...request, leading });
  const mark = items.at(-1)?.isPinned === true ? pinnedMark : '';
  return { items, nextCursor: nextCursor && mark + nextCursor };
}

/** A page that begins after a pinned post. Each of the two kinds is a range of the index, so no row is read that is not shown. */
async function pageAfterPinned(
  manager: EntityManager,
  { page, restriction }: ListRequest,
  cursor: string,
): Promise<RowPage<PostRow>> {
  const pinned = await pageOf(manager, true, { page: { ...page, cursor }, restriction });
  if (pinned.nextCursor !== undefined) return { ...pinned, nextCursor: pinnedMark + pinned.nextCursor };
  const room = pageSize(page) - pinned.items.length;
  const others = await pageOf(manager, false, { page: { limit: Math.max(room, 1) }, restriction });
  if (room > 0) return { items: [...pinned.items, ...others.items], nextCursor: others.nextCursor };
  return { items: pinned.items, nextCursor: others.items.length > 0 ? cursorAfter(pinned.items) : undefined };
}

/** A page of the pinned posts, or of the others. */
function pageOf(manager: EntityManager, isPinned: boolean, request: ListRequest): Promise<RowPage<PostRow>> {
  const filter = { property: 'isPinned', value: Number(isPinned), index: postsByPin };
  return newest.page(manager, postEntity, { ...request, filter });
}

function cursorAfter(pinned: readonly PostRow[]): string | undefined {
  const last = pinned.at(-1);
  return last && pinnedMark + encodePosition(newest.order.key.encode(last.createdAt), last.id);
}
