import { useEffect, useState } from 'react';
import { clockTickMs } from '../constants.ts';

/** The current instant in milliseconds. It is updated, because meetings start while the page is open. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), clockTickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
