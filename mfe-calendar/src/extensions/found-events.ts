import { defineExtension } from '@seed/portal-sdk';
import { FoundEvents } from '../features/events/found-events.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({ slot: 'search.source', component: FoundEvents });
