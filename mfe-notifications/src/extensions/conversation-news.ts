import { defineExtension } from '@seed/portal-sdk';
import { ConversationNews } from '../news/conversation-news.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({
  slot: 'main-menu.section',
  component: ConversationNews,
});
