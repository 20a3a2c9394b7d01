/** The texts of the module's extensions; they load without the other texts. */
export const messages = {
  todaySection: {
    title: 'Today',
    loading: 'Loading the events of today',
    errorTitle: 'The events of today did not load',
    empty: 'Nothing is planned for today.',
    more: 'Open the calendar',
  },
  nextMeeting: { failed: 'The next meeting did not load.' },
  clubMeetings: {
    title: 'Next meetings',
    loading: 'Loading the next meetings',
    errorTitle: 'The meetings did not load',
    empty: 'No meeting is scheduled right now.',
    more: 'All meetings of this club',
  },
  memberMeetings: {
    title: 'Meetings',
    loading: 'Loading the meetings',
    errorTitle: 'The meetings did not load',
    empty: 'No meetings scheduled yet.',
    more: 'All meetings',
  },
  foundMeetings: {
    title: 'Meetings',
    errorTitle: 'The meetings could not be searched',
  },
  foundEvents: {
    title: 'Events',
    errorTitle: 'The events could not be searched',
  },
} as const;
