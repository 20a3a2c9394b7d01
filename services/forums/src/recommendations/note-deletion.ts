import { reportsOf } from '@seed/service-kit/reports/report-tables';
import { undoableDeletion } from '@seed/service-kit/undoable-deletion';
import { forumReports, reported } from '../reports/forum-reports.ts';
import { noteLikes } from './note.entity.ts';
import { noteSearch } from './note.search.ts';

export const noteDeletion = undoableDeletion({
  index: noteSearch,
  dependents: [{ entity: noteLikes.entity, property: 'entityId' }, reportsOf(forumReports, reported.note.noun)],
});
