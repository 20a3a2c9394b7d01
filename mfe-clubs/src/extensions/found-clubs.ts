import { defineExtension } from '@seed/portal-sdk';
import { FoundClubs } from '../features/clubs/found-clubs.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({ slot: 'search.source', component: FoundClubs });
