import { defineExtension } from '@seed/portal-sdk';
import { ClubConversations } from '../features/posts/club-conversations.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({
  slot: 'club.section',
  component: ClubConversations,
});
