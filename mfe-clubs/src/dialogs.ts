/** The dialogs of Admins: one chunk, which the pages load when the first of them is opened. */
export { EditClubDialog } from './features/clubs/edit-club-dialog.tsx';
export { ScheduleEventDialog } from './features/events/schedule-event-dialog.tsx';
export { NewClubDialog } from './features/new-club/new-club-dialog.tsx';
export { OrderClubsDialog } from './features/order/order-clubs-dialog.tsx';
