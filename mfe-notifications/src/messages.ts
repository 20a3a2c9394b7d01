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
  who: (name: string, others: number) => {
    if (others === 0) return name;
    return others === 1 ? `${name} and 1 other` : `${name} and ${others} others`;
  },
  /** By kind; every other kind has `otherSentence`. */
  sentences: {
    'post.commented': (who: string, title: string) => `${who} commented on your post “${title}”`,
    'thread.commented': (who: string, title: string) => `${who} also commented on “${title}”`,
    'post.liked': (who: string, title: string) => `${who} liked your post “${title}”`,
    'comment.liked': (who: string, title: string) => `${who} liked your comment on “${title}”`,
    'note.liked': (who: string, title: string) => `${who} liked your note “${title}”`,
  },
  otherSentence: (who: string, title: string) => `${who}: ${title}`,
} as const;
