/** The texts of the module's extensions, which load without the module's other texts. */
export const messages = {
  clubConversations: {
    title: 'Conversations',
    loading: 'Loading conversations',
    errorTitle: 'The conversations did not load',
    empty: 'Nobody has written about this club yet.',
    more: 'All of these conversations',
  },
  memberPosts: {
    title: 'Posts',
    loading: 'Loading the posts',
    errorTitle: 'The posts did not load',
    empty: 'No posts yet.',
    more: 'All conversations',
  },
  memberNotes: {
    title: 'Recommendations',
    loading: 'Loading the recommendations',
    errorTitle: 'The recommendations did not load',
    empty: 'No recommendations yet.',
    more: 'All recommendations',
  },
  foundPosts: {
    title: 'Posts',
    errorTitle: 'The posts could not be searched',
    more: 'All posts with these words',
  },
  foundComments: {
    title: 'Comments',
    errorTitle: 'The comments could not be searched',
  },
  foundNotes: {
    title: 'Recommendations',
    errorTitle: 'The recommendations could not be searched',
    more: 'All recommendations with these words',
  },
} as const;
