import { type KeyboardEvent, useState } from 'react';
import type { PressEvent } from './press.ts';

/** The place of a list that gets the focus when it opens: an end, or the list itself for a mouse or a finger. */
export type OpenedAt = 'first' | 'last' | 'list';

/** The state of a button that opens a list, and the button's props for it. */
export function useListButton() {
  const [openedAt, setOpenedAt] = useState<OpenedAt>();
  return {
    openedAt,
    close: () => setOpenedAt(undefined),
    trigger: {
      'aria-expanded': openedAt !== undefined,
      onPress: ({ pointerType }: PressEvent) => setOpenedAt(pointerType === 'keyboard' ? 'first' : 'list'),
      onKeyDown: (event: KeyboardEvent) => {
        const end = ends[event.key];
        if (end === undefined) return;
        event.preventDefault();
        setOpenedAt(end);
      },
    },
  };
}

/** The browser's click of Enter and Space would look like one of a screen reader, which React Aria focuses later. */
const ends: Readonly<Record<string, OpenedAt>> = { Enter: 'first', ' ': 'first', ArrowDown: 'first', ArrowUp: 'last' };
