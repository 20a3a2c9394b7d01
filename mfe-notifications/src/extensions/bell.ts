import { defineExtension } from '@seed/portal-sdk';
import { Bell } from '../bell/bell.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({ slot: 'header.action', component: Bell });
