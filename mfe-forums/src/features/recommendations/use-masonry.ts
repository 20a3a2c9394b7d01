import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Height of a row of the grid; `note-board.module.css` has the same. */
const grain = 4;

/**
 * Lets each note be as high as its text: it takes as many fine rows of the grid as it needs. The order stays that of
 * reading, from the left to the right and down, and no note moves when more come below.
 */
export function useMasonry(list: RefObject<HTMLElement | null>, shown: string): void {
  useLayoutEffect(() => {
    const board = list.current;
    if (!board || typeof ResizeObserver === 'undefined') return undefined;
    const items = Array.from(board.children).filter((item) => item instanceof HTMLElement);
    const measure = () => {
      for (const item of items) item.style.gridRowEnd = `span ${Math.ceil(item.offsetHeight / grain)}`;
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [list, shown]);
}
