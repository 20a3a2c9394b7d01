import { CalendarIcon } from '@seed/ui/icons/calendar';
import { ClubsIcon } from '@seed/ui/icons/clubs';
import { CommunityIcon } from '@seed/ui/icons/community';
import { DocumentsIcon } from '@seed/ui/icons/documents';
import { ForumsIcon } from '@seed/ui/icons/forums';
import { MeetingsIcon } from '@seed/ui/icons/meetings';
import { NotesIcon } from '@seed/ui/icons/notes';
import { ProfileIcon } from '@seed/ui/icons/profile';

/** The eight tiles of the main menu, their texts as specified. */
export const tiles = [
  { title: 'Check the Calendar', href: '/calendar', icon: <CalendarIcon /> },
  { title: 'Explore the Clubs!', href: '/clubs', icon: <ClubsIcon /> },
  { title: 'Read Recommendations', href: '/recommendations', icon: <NotesIcon /> },
  { title: 'Start a Meeting', href: '/meetings', icon: <MeetingsIcon /> },
  { title: 'Research Documents', href: '/documents', icon: <DocumentsIcon /> },
  { title: 'Have a Conversation', href: '/forums', icon: <ForumsIcon /> },
  { title: 'Explore the Community', href: '/community', icon: <CommunityIcon /> },
  { title: 'Update your profile', href: '/my-profile', icon: <ProfileIcon /> },
] as const;
