/** The texts of the header's link, which load without the page's. */
export const messages = {
  open: 'Search',
} as const;
