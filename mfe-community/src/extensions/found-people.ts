import { defineExtension } from '@seed/portal-sdk';
import { FoundPeople } from '../features/directory/found-people.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({ slot: 'search.source', component: FoundPeople });
