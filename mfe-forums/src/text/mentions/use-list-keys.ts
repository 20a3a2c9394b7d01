import { useEffect } from 'react';
import type { RefObject } from 'react';

export interface ListKeys {
  readonly move: (step: 1 | -1) => void;
  readonly choose: () => void;
  readonly close: () => void;
}

/**
 * The keys of an open list whose field keeps the focus. They do not reach the field and its form, so that Escape closes the
 * list only, and Enter starts no line.
 */
export function useListKeys(box: RefObject<HTMLElement | null>, isOpen: boolean, keys: ListKeys): void {
  useEffect(() => {
    const { current } = box;
    if (!isOpen || current === null) return;
    const press = (event: KeyboardEvent) => {
      const act = actOf(event, keys);
      if (act === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    current.addEventListener('keydown', press, true);
    return () => current.removeEventListener('keydown', press, true);
  });
}

function actOf(event: KeyboardEvent, { move, choose, close }: ListKeys): (() => void) | undefined {
  // A Japanese keyboard uses the same keys for its own suggestions, and Ctrl+Enter sends the form.
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  switch (event.key) {
    case 'ArrowDown':
      return () => move(1);
    case 'ArrowUp':
      return () => move(-1);
    case 'Enter':
    case 'Tab':
      return choose;
    case 'Escape':
      return close;
    default:
      return undefined;
  }
}
