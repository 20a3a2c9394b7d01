/** State of history entries that were pushed only to open a dialog over the page. */
export const dialogEntry = { dialog: true } as const;

/** State of history entries of a page that closes as a dialog does: back to where it was opened. */
export const closablePageEntry = { closable: true } as const;

/** Whether the history entry with this state is a dialog over the page below: no page change. */
export function isDialogEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'dialog' in state;
}

/** Whether closing what this history entry shows means going back. */
export function isClosable(state: unknown): boolean {
  return isDialogEntry(state) || (typeof state === 'object' && state !== null && 'closable' in state);
}
