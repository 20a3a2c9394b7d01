import { defineExtension } from '@seed/portal-sdk';
import { ClubDocuments } from '../features/documents/club-documents.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({
  slot: 'club.section',
  component: ClubDocuments,
});
