import { defineExtension } from '@seed/portal-sdk';
import { FoundDocuments } from '../features/documents/found-documents.tsx';

export const { bootstrap, mount, unmount, update } = defineExtension({
  slot: 'search.source',
  component: FoundDocuments,
});
