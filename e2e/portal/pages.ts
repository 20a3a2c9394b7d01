import { calendarPages } from './pages/calendar-pages.ts';
import { clubPages } from './pages/club-pages.ts';
import { communityPages } from './pages/community-pages.ts';
import { documentPages } from './pages/document-pages.ts';
import { forumPages } from './pages/forum-pages.ts';
import type { PortalPage } from './pages/portal-page.ts';
import { shellPages } from './pages/shell-pages.ts';

/** Every page, by the part of the portal that shows it. */
export const portalPages: Readonly<Record<string, readonly PortalPage[]>> = {
  shell: shellPages,
  calendar: calendarPages,
  clubs: clubPages,
  community: communityPages,
  documents: documentPages,
  forums: forumPages,
};
