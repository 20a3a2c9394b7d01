/** Every text that this module shows, apart from the bell's. */
export const messages = {
  page: {
    title: 'Notifications',
    preferences: 'Preferences',
    readAll: 'Mark all as read',
    allRead: 'All notifications are read.',
    notRead: 'They could not be marked as read. Please try again.',
  },
  list: {
    loading: 'Loading the notifications',
    errorTitle: 'The notifications did not load',
    empty: 'All quiet',
    emptyHint: 'You will find here who comments on what you write and who likes it.',
    more: 'Load more',
    loadedMore: (count: number) => (count === 1 ? '1 more notification' : `${count} more notifications`),
    unread: 'Unread',
    today: 'Today',
    yesterday: 'Yesterday',
  },
} as const;
