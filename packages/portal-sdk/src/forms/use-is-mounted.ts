import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Whether the component is still on the page, for what follows an asynchronous step. */
export function useIsMounted(): Readonly<RefObject<boolean>> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
