import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** The height of a row of the grid in pixels, equal to that in `note-board.module.css`. */
const rowHeight = 4;

/**
 * Makes each note as high as its text: it spans as many rows of the grid as it needs. The order stays from left to right
 * and down, and no note moves when others are added below.
 */
export function useMasonry(list: RefObject<HTMLElement | null>, shown: string): void {
  useLayoutEffect(() => {
    const board = list.current;
    if (!board || typeof ResizeObserver === 'undefined') return undefined;
    const items = Array.from(board.children).filter((item) => item instanceof HTMLElement);
    const measure = () => {
      for (const item of items) item.style.gridRowEnd = `span ${Math.ceil(item.offsetHeight / rowHeight)}`;
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [list, shown]);
}
