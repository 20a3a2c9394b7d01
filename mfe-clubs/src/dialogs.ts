/** The dialogs of Admins: one chunk, which the pages load when the first of them is opened. */
export { EditClubDialog } from './features/clubs/edit-club-dialog.tsx';
export { ScheduleEventDialog } from './features/events/schedule-event-dialog.tsx';
export { NewClubDialog } from './features/clubs/new-club/new-club-dialog.tsx';
export { OrderClubsDialog } from './features/clubs/order/order-clubs-dialog.tsx';
