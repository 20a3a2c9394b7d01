import { useApi } from '@seed/portal-sdk';
import { listLogEntries } from '@seed/registry-contracts/log';
import type { LogEntry } from '@seed/registry-contracts/log';
import { useQuery } from '@tanstack/react-query';
import { type Act, readLog } from '../../../registry/read-log.ts';

/** Finds the entry of the log that pinned or revoked a key; undefined until it is known. */
export function useKeyActs(module: string): (act: Act, kid: string) => LogEntry | undefined {
  const api = useApi();
  const { data = [] } = useQuery({
    queryKey: [listLogEntries.operation, module, 'keys'],
    queryFn: async () => {
      const read = (act: Act) => readLog(api, { module, act });
      return (await Promise.all([read('key-added'), read('key-revoked')])).flat();
    },
    // The list is readable without it, so there is no retry.
    retry: false,
  });
  // A later list of the team's keys names those that were pinned before, so the oldest entry counts.
  return (act, kid) => data.findLast((entry) => entry.act === act && kidsOf(entry).includes(kid));
}

/** A list that a root key signed names several keys. */
function kidsOf({ facts: { kid = '', kids = kid } }: LogEntry): string[] {
  return kids.split(' ');
}
