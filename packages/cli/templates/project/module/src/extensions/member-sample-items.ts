import { defineExtension } from '@seed/portal-sdk';
import { MemberSampleItems } from '../sample-items/member-sample-items.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({
  slot: 'profile.section',
  component: MemberSampleItems,
});
