/** Paths of the portal that this module links to. A club's key contains no `-`, so no dialog has the path of a club. */
export const paths = {
  calendar: '/calendar',
  month: (month: string) => `/calendar?month=${month}`,
  day: (day: string) => `/calendar/day/${day}`,
  newEvent: (month: string, day = '') => `/calendar/new?${new URLSearchParams({ month, ...(day && { date: day }) })}`,
  editEvent: (id: number, month: string) => `/calendar/events/${id}/edit?month=${month}`,
  subscribe: (month: string) => `/calendar/subscribe?month=${month}`,
  allMeetings: '/meetings',
  meetings: (club: string) => (club === '' ? '/meetings' : `/meetings/${encodeURIComponent(club)}`),
  newMeeting: (club: string) => `${paths.meetings(club)}/new-meeting`,
  editMeeting: (club: string, id: number) => `${paths.meetings(club)}/edit-meeting/${id}`,
  attendees: (club: string, id: number) => `${paths.meetings(club)}/attendees/${id}`,
} as const;
