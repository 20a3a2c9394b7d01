import { defineExtension } from '@seed/portal-sdk';
import { MemberMeetings } from '../features/meetings/member-meetings.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({
  slot: 'profile.section',
  component: MemberMeetings,
});
