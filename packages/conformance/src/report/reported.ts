import type { Finding } from '../finding.ts';

/** The content of a report. */
export interface Reported {
  /** The module's folder, absolute. */
  readonly folder: string;
  readonly findings: readonly Finding[];
  /** The rules of all checks that ran. */
  readonly rules: readonly string[];
}
