/** Every text that a member reads in this module. */
export const messages = {
  page: { title: 'Sample items', intro: 'Everything new, in one place.', add: 'New sample item' },
  list: {
    loading: 'Loading sample items',
    empty: 'No sample items yet',
    emptyHint: 'Be the first: write something that the others can use.',
    emptyAction: 'New sample item',
    errorTitle: 'The sample items did not load',
    more: 'Load more',
    loadedMore: (count: number) => `${count} more`,
  },
  form: {
    heading: 'New sample item',
    title: 'Title',
    text: 'Text',
    submit: 'Publish',
    published: 'It is published.',
  },
  item: {
    delete: (title: string) => `Delete ${title}`,
    deleteQuestion: 'Delete this sample item?',
    deleted: 'It was deleted.',
  },
} as const;
