import { defineExtension } from '@seed/portal-sdk';
import { FollowClub } from '../follow/follow-choices.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({ slot: 'club.action', component: FollowClub });
