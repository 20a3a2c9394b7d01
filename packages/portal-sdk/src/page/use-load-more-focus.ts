import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { usePortal } from '../module/portal-context.ts';

/**
 * Moves the focus to the first new row after 'Load more', because the button that had it may be gone.
 *
 * @param count the number of rows on the page
 * @param announcement makes the text for screen readers out of the number of new rows; the same function each time
 * @param listRef the ref of the list, if the caller needs it too
 * @returns `list`, the ref of the list or of the element around several lists, and `onLoadMore`, which runs before the
 * next page is fetched
 *
 * @example
 * const { list, onLoadMore } = useLoadMoreFocus(rows.length, (added) => `${added} more posts`);
 */
export function useLoadMoreFocus<List extends HTMLElement = HTMLUListElement>(
  count: number,
  announcement: (added: number) => string,
  listRef?: RefObject<List | null>,
) {
  const { announce } = usePortal();
  const ownRef = useRef<List>(null);
  const list = listRef ?? ownRef;
  const firstNewRow = useRef<number | null>(null);
  useEffect(() => {
    const start = firstNewRow.current;
    if (start === null || count <= start) return;
    firstNewRow.current = null;
    announce(announcement(count - start));
    list.current?.querySelectorAll('li')[start]?.querySelector('a')?.focus({ preventScroll: true });
  }, [announce, count, list, announcement]);
  const onLoadMore = () => {
    firstNewRow.current = count;
  };
  return { list, onLoadMore };
}
