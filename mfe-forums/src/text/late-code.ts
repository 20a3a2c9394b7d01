import { usePortal } from '@seed/portal-sdk';
import { createStore } from '@seed/ui/store';
import { useEffect, useSyncExternalStore } from 'react';

/**
 * Makes a hook that fetches code when it is wanted first, and returns it once it is there. A page does without it until
 * then, and a failed fetch is tried again with the next component that wants it.
 *
 * @param load imports the code
 * @param failure the message of the log if it does not load
 */
export function lateCode<Code>(load: () => Promise<Code>, failure: string): (isWanted: boolean) => Code | undefined {
  const fetched = createStore<Code | undefined>(undefined);
  let fetching: Promise<void> | undefined;
  const fetchCode = () => {
    fetching ??= load()
      .then(fetched.set)
      .finally(() => {
        fetching = undefined;
      });
    return fetching;
  };
  return function useLateCode(isWanted) {
    const { log } = usePortal();
    const current = useSyncExternalStore(fetched.subscribe, fetched.get);
    const isMissing = isWanted && current === undefined;
    useEffect(() => {
      if (isMissing) fetchCode().catch((error: unknown) => log.warn(failure, { error: String(error) }));
    }, [isMissing, log]);
    return isWanted ? current : undefined;
  };
}
