/** The texts of the module's extensions, which load without the module's other texts. */
export const messages = {
  todaySection: {
    title: 'Today',
    loading: 'Loading the events of today',
    errorTitle: 'The events of today did not load',
    empty: 'Nothing is planned for today.',
    more: 'Open the calendar',
  },
  clubMeetings: {
    title: 'Next meetings',
    loading: 'Loading the next meetings',
    errorTitle: 'The meetings did not load',
    empty: 'No meeting is scheduled right now.',
    more: 'All meetings of this club',
  },
} as const;
