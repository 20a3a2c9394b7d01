/** The texts of the choices to follow and to mute. */
export const followMessages = {
  group: 'Notifications',
  follow: 'Follow',
  mute: 'Mute',
  followed: 'You are notified of what happens here.',
  muted: 'You are no longer notified of what happens here.',
  default: 'Your choice is taken back.',
  failed: 'Your choice could not be saved. Please try again.',
} as const;
