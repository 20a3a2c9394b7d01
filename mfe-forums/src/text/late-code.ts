import { usePortal } from '@seed/portal-sdk';
import { useEffect, useState } from 'react';

/**
 * Makes a hook that fetches code when it is wanted first, and returns it once it is there. A page does without it until
 * then, and a failed fetch is tried again with the next component that wants it.
 *
 * @param load imports the code
 */
export function lateCode<Code extends object>(load: () => Promise<Code>): (isWanted: boolean) => Code | undefined {
  let fetched: Code | undefined;
  return function useLateCode(isWanted) {
    const { log } = usePortal();
    const [code, setCode] = useState(fetched);
    const isMissing = isWanted && code === undefined;
    useEffect(() => {
      if (!isMissing) return;
      load().then(
        (loaded) => setCode((fetched = loaded)),
        (error: unknown) => log.warn('late code did not load', { error: String(error) }),
      );
    }, [isMissing, log]);
    return isWanted ? code : undefined;
  };
}
