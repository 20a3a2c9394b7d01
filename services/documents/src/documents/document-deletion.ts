import { undoableDeletion } from '@seed/service-kit/undoable-deletion';
import { documentSearch } from './document.search.ts';

export const documentDeletion = undoableDeletion({ index: documentSearch });
