import { listProfiles } from '@seed/contracts/profiles';
import type { ListedProfile } from '@seed/contracts/profiles';
import { useApi } from '@seed/portal-sdk';
import type { ApiClient } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** A name or a picture that changed shows after this time. */
const staleTime = 5 * 60_000;

/** The author as the community knows him today; nothing until it answers, or if it cannot. */
export function useAuthor(id: string): ListedProfile | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['author', id],
    queryFn: () => askedTogether(api, id),
    staleTime,
    // A page of posts is readable without; the next page asks again.
    retry: false,
  });
  return data ?? undefined;
}

/** Authors that are about to be asked for. */
interface Batch {
  readonly ids: Set<string>;
  readonly profiles: Promise<readonly ListedProfile[]>;
}

const batches = new WeakMap<ApiClient, Batch>();

/** Whoever appears on a page at once is asked for by one call. */
async function askedTogether(api: ApiClient, id: string): Promise<ListedProfile | null> {
  const batch = batches.get(api) ?? beginBatch(api);
  batch.ids.add(id);
  const profiles = await batch.profiles;
  return profiles.find((profile) => profile.id === id || profile.requestedIds?.includes(id)) ?? null;
}

function beginBatch(api: ApiClient): Batch {
  const ids = new Set<string>();
  const collected = new Promise<void>((resolve) => void setTimeout(resolve));
  const profiles = collected.then(() => {
    batches.delete(api);
    return api(listProfiles, { query: { ids: [...ids].join() } });
  });
  const batch = { ids, profiles };
  batches.set(api, batch);
  return batch;
}
