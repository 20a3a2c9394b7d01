import { failureText, isApiError } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** The result of a dry run. */
export interface Rehearsal {
  readonly isPending: boolean;
  /** Every reason against the act; none if the registry would accept it. */
  readonly reasons: readonly string[];
  retry(): void;
}

/** The reason of a dry run, which stores none. */
export const dryRunReason = 'A dry run';

/**
 * Rehearses an act as soon as its dialog opens.
 *
 * @param key names the act with all that it depends on
 * @param run requests the dry run; undefined while something that the act depends on is not known
 */
export function useRehearsal(key: readonly unknown[], run: (() => Promise<unknown>) | undefined): Rehearsal {
  const { error, isFetching, isSuccess, refetch } = useQuery({
    queryKey: ['dry-run', ...key],
    queryFn: async () => {
      await run?.();
      return true;
    },
    enabled: run !== undefined,
    retry: false,
    gcTime: 0,
  });
  return {
    isPending: isFetching || !(isSuccess || error),
    reasons: error === null ? [] : reasonsOf(error),
    retry: () => void refetch(),
  };
}

function reasonsOf(error: Error): string[] {
  const errors = isApiError(error) ? (error.problem?.errors ?? []) : [];
  if (errors.length === 0) return [failureText(error)];
  return [...new Set(errors.map(({ message }) => message))];
}
