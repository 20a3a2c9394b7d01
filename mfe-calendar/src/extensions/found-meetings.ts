import { defineExtension } from '@seed/portal-sdk';
import { FoundMeetings } from '../features/meetings/found-meetings.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({
  slot: 'search.source',
  component: FoundMeetings,
});
