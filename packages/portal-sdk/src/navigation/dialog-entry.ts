/** State of history entries that were pushed only to open a dialog over the page. */
export const dialogEntry = { dialog: true } as const;

/** Whether the history entry with this state is a dialog over the page below: no page change. */
export function isDialogEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'dialog' in state;
}
