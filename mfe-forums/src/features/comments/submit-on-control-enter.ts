import type { KeyboardEvent } from 'react';

/** Enter starts a new line; with Ctrl or Cmd it sends. */
export function submitOnControlEnter(submit: () => void) {
  return (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
}
