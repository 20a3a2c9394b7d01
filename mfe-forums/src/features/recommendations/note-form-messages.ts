/** The texts of the dialogs, which load with them. */
export const noteFormMessages = {
  addTitle: 'Add a note',
  editTitle: 'Edit your note',
  title: 'Title',
  description: 'Description',
  descriptionHint: 'Why is it good? Links become clickable.',
  color: 'Colour',
  ownColor: 'The colour it has',
  colors: {
    '#ffeb3b': 'Sunflower',
    '#fff59d': 'Lemon',
    '#ffccbc': 'Peach',
    '#c8e6c9': 'Mint',
    '#b3e5fc': 'Sky',
    '#e1bee7': 'Lilac',
  },
  pin: 'Pin it',
  save: 'Save',
  published: 'Your note is on the board.',
  saved: 'Your changes are saved.',
  updateFailed: 'Could not update the note. Please try again.',
  conflict:
    'This note was changed elsewhere meanwhile. Your text is still here: save again to keep yours, or cancel to keep the other.',
  loading: 'Loading your note',
  errorTitle: 'Your note did not load',
  missing: 'This note is not on the board any more.',
  notYours: 'Only the author can edit this note.',
} as const;
