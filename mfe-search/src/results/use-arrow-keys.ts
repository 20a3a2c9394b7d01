import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Moves the focus between the field and the links of the results by the arrow keys, and to the field by Escape. */
export function useArrowKeys(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current;
    if (element === null) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const stops = [...element.querySelectorAll<HTMLElement>('input, a[href]')];
      const next = stops[target(event, stops)];
      if (next === undefined || event.isComposing) return;
      event.preventDefault();
      next.focus();
    };
    // Results have React roots of their own, whose events reach this element only as the browser's.
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [page]);
}

/** The index of the element that gets the focus; -1 if the key moves nothing. */
function target({ key }: KeyboardEvent, stops: readonly HTMLElement[]): number {
  const current = stops.findIndex((stop) => stop === document.activeElement);
  if (current === -1) return -1;
  if (key === 'ArrowDown') return current + 1;
  if (key === 'ArrowUp') return current - 1;
  return key === 'Escape' && current > 0 ? 0 : -1;
}
