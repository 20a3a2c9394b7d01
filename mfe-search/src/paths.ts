/** Paths of the portal that this module links to. */
export const paths = {
  search: '/search',
} as const;
