import { listRetry, useApi } from '@seed/portal-sdk';
import { moveChannel } from '@seed/registry-contracts/channels';
import { listLogEntries } from '@seed/registry-contracts/log';
import { listPublishedReleases } from '@seed/registry-contracts/releases';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { rowsPerPage, stable } from '../../../constants.ts';
import type { Reason } from '../../../acts/act-dialog.tsx';
import { dryRunReason } from '../../../acts/use-rehearsal.ts';
import { type Act, readLog } from '../../../registry/read-log.ts';
import { versionBefore } from '../version-before.ts';

/** The complete releases of a module, newest first; a list needs an id for each row. */
export function useReleases(module: string) {
  const api = useApi();
  const releases = useInfiniteQuery({
    ...listRetry,
    networkMode: 'always',
    queryKey: [listPublishedReleases.operation, module, 'pages'],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.response(listPublishedReleases, { params: { module }, query: { limit: rowsPerPage, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
  });
  const rows = releases.data?.pages.flatMap(({ data }) => data);
  return { ...releases, data: rows?.map((release) => ({ ...release, id: release.version })) };
}

/** The version that a rollback goes to; undefined if there is none or it is not known yet. */
export function usePreviousVersion(module: string): string | undefined {
  const api = useApi();
  const { data = [] } = useQuery({
    queryKey: [listLogEntries.operation, module, 'moves'],
    queryFn: async () => {
      const read = (act: Act) => readLog(api, { module, act });
      const entries = (await Promise.all([read('channel-moved'), read('rollout-promoted')])).flat();
      return entries.toSorted((one, other) => other.sequence - one.sequence);
    },
    retry: false,
  });
  const moves = data.filter(({ channel }) => channel === stable).flatMap((entry) => entry.moves);
  return versionBefore(moves.filter((move) => move.module === module));
}

interface Move {
  readonly module: string;
  readonly from: string | null | undefined;
  readonly to: string;
}

/** The move of a module in the channel of all members; refused if the channel has another version than `from` by then. */
export function useMove(move: Move) {
  const api = useApi();
  const send = (reason: string, dryRun: 'true' | 'false') =>
    api(moveChannel, { params: { name: stable }, query: { dryRun }, body: { moves: [move], reason } });
  return {
    act: ({ body: { reason } }: { readonly body: Reason }) => send(reason, 'false'),
    rehearse: () => send(dryRunReason, 'true'),
  };
}
