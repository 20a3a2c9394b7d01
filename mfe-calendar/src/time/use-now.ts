import { useEffect, useState } from 'react';
import { clockTickMs } from '../constants.ts';

/** The instant, kept up to date: a meeting turns into a past one while the page is open. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), clockTickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
