import { defineExtension } from '@seed/portal-sdk';
import { ClubMeetings } from '../features/meetings/club-meetings.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({ slot: 'club.section', component: ClubMeetings });
