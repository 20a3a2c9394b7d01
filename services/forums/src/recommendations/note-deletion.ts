import { undoableDeletion } from '@seed/service-kit/undoable-deletion';
import { noteLikes } from './note.entity.ts';
import { noteSearch } from './note.search.ts';

export const noteDeletion = undoableDeletion({
  index: noteSearch,
  dependents: [{ entity: noteLikes.entity, property: 'entityId' }],
});
