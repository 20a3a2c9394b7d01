import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { usePortal } from '../module/portal-context.ts';

/**
 * After 'Load more' reading goes on at the first new row: the button that had the focus may be gone. Give `list` to the
 * list, or to what holds the lists of several parts, and call `onLoadMore` when more is asked for.
 * @param count rows shown by now
 * @param announcement what a screen reader is told; the same function each time
 * @param listRef if the list is needed for more than this
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
