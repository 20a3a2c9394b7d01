import type { Query } from '@seed/contracts/endpoint';
import type { addModule } from '@seed/registry-contracts/modules';

/** Whether a request only tries a change out. */
export function isDryRun({ dryRun }: Query<typeof addModule>): boolean {
  return dryRun === 'true';
}
