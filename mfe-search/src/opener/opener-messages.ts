/** The texts of the header's link, which load without the page's. */
export const messages = {
  open: 'Search',
  /** The shortcut as it stands in the field. */
  keys: (isApple: boolean) => (isApple ? '⌘ K' : 'Ctrl K'),
} as const;
