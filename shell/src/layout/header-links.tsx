import { CalendarIcon } from '@seed/ui/icons/calendar';
import { ClubsIcon } from '@seed/ui/icons/clubs';
import { DocumentsIcon } from '@seed/ui/icons/documents';

/** What Quick Access offers, in the header and in the burger menu. */
export const quickLinks = [
  { label: 'Calendar', href: '/calendar', icon: <CalendarIcon /> },
  { label: 'Clubs', href: '/clubs', icon: <ClubsIcon /> },
  { label: 'Documents', href: '/documents', icon: <DocumentsIcon /> },
] as const;

/** Whether the page shown is the link's own or one below it. */
export function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}
