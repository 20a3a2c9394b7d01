import { defineExtension } from '@seed/portal-sdk';
import { NextMeeting } from '../features/meetings/next-meeting.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({
  slot: 'main-menu.tile',
  component: NextMeeting,
});
