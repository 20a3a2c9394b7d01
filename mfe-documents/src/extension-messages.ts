/** The texts of the module's extensions, which load without the module's other texts. */
export const messages = {
  clubDocuments: {
    title: 'Newest documents',
    loading: 'Loading the newest documents',
    errorTitle: 'The documents did not load',
    empty: 'No documents yet.',
    more: 'All documents of this club',
  },
  foundDocuments: {
    title: 'Documents',
    errorTitle: 'The documents could not be searched',
  },
} as const;
