import { getMemberAccounts } from '@seed/community-contracts/member-accounts';
import { importMembers } from '@seed/community-contracts/member-import';
import { getProfile, listProfiles } from '@seed/community-contracts/profiles';
import { invalidateReads, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';

/** Imports the members of a CSV text, or only finds out what would become of each row. */
export function useImportMembers({ dryRun }: { readonly dryRun: boolean }) {
  const api = useApi();
  return useMutation({
    mutationFn: (csv: string) => api(importMembers, { body: { csv, dryRun } }),
    // Also after an error, because a part of the rows may be stored.
    onSettled: () => {
      if (dryRun) return;
      void invalidateReads(api.cache, listProfiles);
      void invalidateReads(api.cache, getProfile);
      void invalidateReads(api.cache, getMemberAccounts);
    },
  });
}
