import { defineExtension } from '@seed/portal-sdk';
import { Today } from '../features/today/today.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({ slot: 'main-menu.section', component: Today });
