/** The texts of the section of the main menu, which load without the page's. */
export const messages = {
  title: 'New in your conversations',
  loading: 'Loading what is new in your conversations',
  errorTitle: 'What is new did not load',
  empty: 'Nothing new since your last visit.',
  more: 'All notifications',
} as const;
