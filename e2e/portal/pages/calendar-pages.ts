import { dialog, heading, type PortalPage, serviceIsDown } from './portal-page.ts';
import { failedCall } from '../failed-call.ts';

const deleteButton: PortalPage['shows'] = (page) => page.getByRole('button', { name: /^Delete “/ }).first();

export const pages: readonly PortalPage[] = [
  { name: 'calendar', path: '/calendar', as: 'maria', shows: heading('Calendar') },
  {
    name: 'calendar with meetings',
    path: '/calendar',
    as: 'maria',
    shows: (page) => page.getByRole('switch', { name: 'Show meetings too' }),
    open: (page) => page.getByRole('switch', { name: 'Show meetings too' }).check(),
  },
  { name: 'calendar as Admin', path: ({ day }) => `/calendar?month=${day.slice(0, 7)}`, as: 'admin', shows: heading() },
  { name: 'empty month', path: '/calendar?month=2041-02', as: 'maria', shows: heading('Calendar') },
  { name: 'day with an event', path: ({ day }) => `/calendar/day/${day}`, as: 'admin', ...dialog(/./) },
  { name: 'empty day', path: '/calendar/day/2041-02-03', as: 'maria', ...dialog(/February 3, 2041/) },
  {
    name: 'add an event',
    path: '/calendar/new',
    as: 'admin',
    ...dialog('Add an Event'),
    opener: { on: '/calendar', button: 'Add an Event' },
  },
  {
    name: 'edit an event',
    path: ({ event }) => `/calendar/events/${event}/edit`,
    as: 'admin',
    ...dialog(/Edit/),
  },
  { name: 'edit an event as a member', path: '/calendar/events/1/edit', as: 'maria', ...dialog(/Edit/) },
  {
    name: 'delete an event',
    path: ({ day }) => `/calendar?month=${day.slice(0, 7)}`,
    as: 'admin',
    shows: deleteButton,
    open: (page) => deleteButton(page).click(),
  },
  {
    name: 'subscribe to the calendar',
    path: '/calendar/subscribe',
    as: 'maria',
    ...dialog('Subscribe to the calendar'),
    opener: { on: '/calendar', button: 'Subscribe' },
  },
  { name: 'no page of the calendar', path: '/calendar/nowhere', as: 'maria', shows: heading(/404/) },
  {
    name: 'calendar without its service',
    path: '/calendar',
    as: 'maria',
    arrange: serviceIsDown(/\/api\/v1\/events/),
    mayLog: failedCall,
    shows: (page) => page.getByRole('alert').getByText('The events did not load'),
  },
  { name: 'meetings', path: '/meetings', as: 'maria', shows: heading('Meetings') },
  { name: 'meetings of a club', path: '/meetings/Geography', as: 'maria', shows: heading(/^Geography.* meetings$/) },
  {
    name: 'meetings of a new club',
    path: ({ newClub }) => `/meetings/${newClub.key}`,
    as: 'maria',
    shows: heading(/^Gardening.* meetings$/),
  },
  { name: 'meetings of no club', path: '/meetings/Nowhere', as: 'maria', shows: heading('Club not found') },
  {
    name: 'schedule a meeting',
    path: '/meetings/new-meeting',
    as: 'maria',
    ...dialog('Schedule a meeting'),
    opener: { on: '/meetings', button: 'Schedule a meeting' },
  },
  {
    name: 'schedule a meeting of a club',
    path: '/meetings/Geography/new-meeting',
    as: 'maria',
    ...dialog('Schedule a meeting'),
  },
  {
    name: 'edit a meeting',
    path: ({ meeting }) => `/meetings/edit-meeting/${meeting}`,
    as: 'maria',
    ...dialog(/Edit/),
  },
  {
    name: 'attendees of a meeting',
    path: ({ meeting }) => `/meetings/attendees/${meeting}`,
    as: 'maria',
    ...dialog('Who joins?'),
  },
];
