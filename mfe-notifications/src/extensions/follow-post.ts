import { defineExtension } from '@seed/portal-sdk';
import { FollowPost } from '../follow/follow-choices.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({ slot: 'post.action', component: FollowPost });
