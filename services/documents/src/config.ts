import type { ServiceConfig } from '@seed/service-kit/service-config';

export interface DocumentsConfig extends ServiceConfig {
  /** The clock of deletions; the system's if not given. */
  readonly now?: () => Date;
  /** Milliseconds between two looks for deletions that can no longer be undone; two seconds if not given. */
  readonly deletionPollMs?: number;
}
