import { defineExtension } from '@seed/portal-sdk';
import { MemberNotes } from '../features/recommendations/member-notes.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({
  slot: 'profile.section',
  component: MemberNotes,
});
