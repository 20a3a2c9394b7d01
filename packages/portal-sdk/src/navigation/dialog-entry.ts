/** State of history entries that were pushed only to open a dialog over the page. */
export const dialogEntry = { dialog: true } as const;

/** State of history entries of a page that closes as a dialog does: back to where it was opened. */
export const closablePageEntry = { closable: true } as const;

/** Whether the state belongs to a history entry of a dialog, so that the page below it stays. */
export function isDialogEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'dialog' in state;
}

/** Whether the state belongs to a history entry that closes by going back: a dialog or a closable page. */
export function isClosable(state: unknown): boolean {
  return isDialogEntry(state) || (typeof state === 'object' && state !== null && 'closable' in state);
}
