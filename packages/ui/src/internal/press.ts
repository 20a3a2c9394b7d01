import type { MouseEvent } from 'react';

/** A press of a button or a link by mouse, touch, pen, keyboard or a screen reader. */
export interface PressEvent {
  /** 'keyboard' also for a screen reader. */
  readonly pointerType: 'mouse' | 'touch' | 'pen' | 'keyboard';
  readonly target: Element;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The press that the browser's click means. */
export function pressOf(click: MouseEvent): PressEvent {
  const { currentTarget: target, shiftKey, ctrlKey, metaKey, altKey } = click;
  return { pointerType: pointerOf(click), target, shiftKey, ctrlKey, metaKey, altKey };
}

/** A click by keyboard or screen reader has no count of clicks. */
function pointerOf({ detail, nativeEvent }: MouseEvent): PressEvent['pointerType'] {
  if (detail === 0) return 'keyboard';
  const type = 'pointerType' in nativeEvent ? nativeEvent.pointerType : '';
  return type === 'touch' || type === 'pen' ? type : 'mouse';
}
