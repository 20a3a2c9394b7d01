import { getMemberAccounts } from '@seed/community-contracts/member-accounts';
import { importMembers } from '@seed/community-contracts/member-import';
import type { ImportedRow } from '@seed/community-contracts/member-import';
import { listProfiles } from '@seed/community-contracts/profiles';
import { FieldError, invalidateReads, useApi } from '@seed/portal-sdk';
import type { CreateVariables } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import { csvLine } from '../csv-file.ts';
import { importMessages } from '../import-messages.ts';

/** A person as the form has them; the fields are columns of an import. */
export interface AddedMember {
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly years: string;
}

/** Adds one member: an import of one row. A member who has a profile already is not changed. */
export function useAddMember() {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ body: { email, name, role, years } }: CreateVariables<AddedMember>) => {
      const csv = ['email,name,role,years', csvLine([email, name, role, years])].join('\n');
      const rowOf = async (dryRun: boolean) => (await api(importMembers, { body: { csv, dryRun } })).rows[0];
      assertNew(await rowOf(true));
      assertNew(await rowOf(false));
    },
    onSuccess: () => {
      void invalidateReads(api.cache, listProfiles);
      void invalidateReads(api.cache, getMemberAccounts);
    },
  });
}

function assertNew(row: ImportedRow | undefined): void {
  const [problem] = row?.problems ?? [];
  if (problem) throw new FieldError(problem.column ?? 'email', problem.message);
  if (row?.result !== 'created') throw new FieldError('email', importMessages.one.known);
}
