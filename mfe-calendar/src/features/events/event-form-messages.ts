/** The texts of the dialogs that add and edit an event, which load with them. */
export const eventFormMessages = {
  editTitle: 'Edit the event',
  date: 'Date',
  descriptions: 'Description',
  addButton: 'Add',
  save: 'Save',
  added: 'The event is in the calendar.',
  saved: 'Your changes are saved.',
  conflict:
    'This event was changed elsewhere meanwhile. Your text is still here: save again to keep yours, or cancel to keep the other.',
  loading: 'Loading the event',
  errorTitle: 'The event did not load',
  missing: 'This event is not in the calendar any more.',
  notYours: 'Only an Admin can change the events of the calendar.',
} as const;
