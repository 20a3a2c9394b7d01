/** State of history entries that were pushed only to open a dialog over the page. */
export const dialogEntry = { dialog: true } as const;

/** State of history entries of a page that closes as a dialog does: back to where it was opened. */
export const closablePageEntry = { closable: true } as const;

/**
 * Whether the state belongs to a history entry of a dialog, so that the page below it stays.
 *
 * @param state the state of a history entry, as the router returns it
 * @returns false for every other value
 *
 * @example
 * const keepsPage = isDialogEntry(entry.state);
 */
export function isDialogEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'dialog' in state;
}

/**
 * Whether the state belongs to a history entry that closes by going back: a dialog or a closable page.
 *
 * @param state the state of a history entry, as the router returns it
 * @returns false for every other value
 *
 * @example
 * if (isClosable(entry.state)) navigation.back();
 */
export function isClosable(state: unknown): boolean {
  return isDialogEntry(state) || (typeof state === 'object' && state !== null && 'closable' in state);
}
