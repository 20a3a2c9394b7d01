import { useApi } from '@seed/portal-sdk';
import type { RestorableKind } from './restore.ts';

/** The offer to undo a deletion, for `useDeletion`. What it takes is loaded at the press, because few members press it. */
export function useUndo(kind: RestorableKind, id: number, successMessage: string) {
  const api = useApi();
  return { restore: async () => (await import('./restore.ts')).restore(api, kind, id), successMessage };
}
