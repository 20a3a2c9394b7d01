import { defineExtension } from '@seed/portal-sdk';
import { FoundComments } from '../features/comments/found-comments.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({
  slot: 'search.source',
  component: FoundComments,
});
