import { defineExtension } from '@seed/portal-sdk';
import { FoundNotes } from '../features/recommendations/found-notes.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({ slot: 'search.source', component: FoundNotes });
