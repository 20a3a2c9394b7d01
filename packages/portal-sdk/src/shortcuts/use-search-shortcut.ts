import { useEffect, useRef } from 'react';
import { useSlashKey } from './use-slash-key.ts';

/**
 * Calls back when a member presses Ctrl+K, Cmd+K or `/`, the shortcuts of the search, unless something else has used the key.
 *
 * @returns the shortcuts that are on, in the notation of `aria-keyshortcuts`
 * @example
 * const shortcuts = useSearchShortcut(() => field.current?.focus());
 */
export function useSearchShortcut(callback: () => void): string {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  const [isSlashOn] = useSlashKey();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event, isSlashOn) || isDialogOpen()) return;
      // Chromium and Firefox have a search of their own at these keys.
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isSlashOn]);
  return isSlashOn ? 'Control+K Meta+K /' : 'Control+K Meta+K';
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent, isSlashOn: boolean): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return isSlashOn && key === '/' && !isTyping(target);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null
  );
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
