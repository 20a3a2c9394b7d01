/** Paths of the portal that this module links to. */
export const paths = {
  list: '/sample-items',
  create: '/sample-items/new',
} as const;
