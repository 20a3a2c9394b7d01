import type { DataExport } from '@seed/community-contracts/data-exports';
import type { DataExportRow } from './data-export.entity.ts';

/** The export as the contract has it. */
export function presentDataExport({ id, state, requestedAt, bytes, expiresAt }: DataExportRow): DataExport {
  const isReady = state === 'ready';
  return {
    id,
    state,
    requestedAt: requestedAt.toISOString(),
    bytes: isReady ? bytes : null,
    expiresAt: isReady && expiresAt !== null ? expiresAt.toISOString() : null,
  };
}
