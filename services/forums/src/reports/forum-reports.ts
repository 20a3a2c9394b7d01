import { reportTables } from '@seed/service-kit/reports/report-tables';

/** The kinds of rows that members may report here. */
export const reported = {
  post: { noun: 'post', table: 'posts', entityName: 'Post' },
  comment: { noun: 'comment', table: 'comments', entityName: 'Comment' },
  note: { noun: 'note', table: 'notes', entityName: 'Note' },
} as const;

export const forumReports = reportTables(Object.values(reported));
