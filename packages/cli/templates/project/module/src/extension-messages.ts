/** The texts of the extension, which loads without the module's other texts. */
export const messages = {
  title: 'Sample items',
  loading: 'Loading sample items',
  errorTitle: 'The sample items did not load',
  empty: 'No sample items so far.',
  more: 'All sample items',
} as const;
