import { listProfiles } from '@seed/community-contracts/profile-list';
import type { ListedProfile } from '@seed/community-contracts/profile-list';
import { queryFor, usePortal } from '@seed/portal-sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Members of one list. */
const most = 6;
/** The time in milliseconds without a keystroke after which the directory is searched. */
const delayMs = 150;

export interface Candidates {
  readonly profiles: readonly ListedProfile[];
  readonly isFailed: boolean;
}

const none: Candidates = { profiles: [], isFailed: false };

/** The members whose names begin with the words. Accents do not count, because the directory finds names so. */
export function useCandidates(words: string | undefined): Candidates {
  const { api, user } = usePortal();
  const [vain, setVain] = useState<string>();
  // Words that go on from some without a result have none either, so a sentence behind an `@` is not searched for.
  const isVain = vain !== undefined && words?.startsWith(vain) === true;
  const searched = useDelayed(isVain ? undefined : words);
  const query = useQuery({
    // One more, because the member themselves is left out.
    ...queryFor(api, listProfiles, { query: { q: searched ?? '', limit: most + 1, order: 'name' } }),
    enabled: searched !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // The next letter tries again.
    retry: false,
  });
  const isPresent = searched === words && !query.isPlaceholderData;
  const isEmpty = isPresent && query.data?.length === 0;
  if (isEmpty && vain !== words) setVain(words);
  if (words === undefined || searched === undefined) return none;
  const found = query.data ?? [];
  // Until the response to the present words is there, those of the former ones are shown that still match.
  const matching = isPresent ? found : found.filter(({ name }) => matches(name, words));
  return { profiles: matching.filter(({ id }) => id !== user.id).slice(0, most), isFailed: query.isError };
}

/** The words after a pause. */
function useDelayed(words: string | undefined): string | undefined {
  const [delayed, setDelayed] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(setDelayed, delayMs, words);
    return () => clearTimeout(timer);
  }, [words]);
  return delayed;
}

/** Whether each of the words begins a word of the name. */
function matches(name: string, words: string): boolean {
  const parts = folded(name).split(/\s+/);
  return folded(words)
    .split(/\s+/)
    .every((word) => parts.some((part) => part.startsWith(word)));
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
