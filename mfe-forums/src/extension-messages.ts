/** The texts of the module's extensions, which load without the module's other texts. */
export const messages = {
  clubConversations: {
    title: 'Conversations',
    loading: 'Loading conversations',
    errorTitle: 'The conversations did not load',
    empty: 'Nobody has written about this club yet.',
    more: 'All of these conversations',
  },
} as const;
