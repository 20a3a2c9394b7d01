import { createDataExport, listDataExports } from '@seed/community-contracts/data-exports';
import { createIntent, invalidateReads, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';

/** Requests a file; a request that is sent again after a lost response makes no second one. */
export function useRequestExport() {
  const api = useApi();
  return useMutation({
    mutationFn: () => api(createDataExport, { idempotencyKey: createIntent().keyFor('') }),
    // Also after an error: the list shows a file that another tab has requested.
    onSettled: () => invalidateReads(api.cache, listDataExports),
  });
}
