import calendar from '@seed/ui/art/tiles/calendar.svg';
import clubs from '@seed/ui/art/tiles/clubs.svg';
import community from '@seed/ui/art/tiles/community.svg';
import documents from '@seed/ui/art/tiles/documents.svg';
import forums from '@seed/ui/art/tiles/forums.svg';
import meetings from '@seed/ui/art/tiles/meetings.svg';
import profile from '@seed/ui/art/tiles/profile.svg';
import recommendations from '@seed/ui/art/tiles/recommendations.svg';

/** The eight tiles of the main menu, their texts as specified. */
export const tiles = [
  { title: 'Check the Calendar', href: '/calendar', picture: calendar },
  { title: 'Explore the Clubs!', href: '/clubs', picture: clubs },
  { title: 'Read Recommendations', href: '/recommendations', picture: recommendations },
  { title: 'Start a Meeting', href: '/meetings', picture: meetings },
  { title: 'Research Documents', href: '/documents', picture: documents },
  { title: 'Have a Conversation', href: '/forums', picture: forums },
  { title: 'Explore the Community', href: '/community', picture: community },
  { title: 'Update your profile', href: '/my-profile', picture: profile },
] as const;
