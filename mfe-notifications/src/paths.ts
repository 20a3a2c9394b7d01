/** Paths of the portal that this module links to. */
export const paths = {
  notifications: '/notifications',
  preferences: '/notifications/preferences',
} as const;
