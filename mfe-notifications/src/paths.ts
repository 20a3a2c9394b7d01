/** Paths of the portal that this module links to. */
export const paths = {
  notifications: '/notifications',
} as const;
