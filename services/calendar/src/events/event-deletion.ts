import { undoableDeletion } from '@seed/service-kit/undoable-deletion';
import { eventSearch } from './event.search.ts';

export const eventDeletion = undoableDeletion({ index: eventSearch });
