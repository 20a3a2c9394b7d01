import type { ReportedKind } from './api/send-report.ts';

/** The texts of the dialog, which load with it. */
export const reportMessages: {
  readonly title: Readonly<Record<ReportedKind, string>>;
  readonly notes: Readonly<Partial<Record<ReportedKind, string>>>;
} = {
  title: { post: 'Report this post', comment: 'Report this comment', note: 'Report this note' },
  notes: { post: 'Its pictures are part of the report.' },
};
