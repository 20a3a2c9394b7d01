import { defineExtension } from '@seed/portal-sdk';
import { UnreadNews } from '../bell/unread-news.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({ slot: 'header.link', component: UnreadNews });
