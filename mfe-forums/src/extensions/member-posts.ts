import { defineExtension } from '@seed/portal-sdk';
import { MemberPosts } from '../features/posts/member-posts.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({
  slot: 'profile.section',
  component: MemberPosts,
});
