import type { ReportSubject } from '@seed/community-contracts/reports';

const subjects: Readonly<Record<ReportSubject, string>> = { profile: 'The texts', picture: 'The picture' };

/** The texts of the dialog, which load with it. */
export const reportMessages = {
  title: (name: string) => `Report the profile of ${name}`,
  subjects,
} as const;
