import { useEffect, useState } from 'react';

/** A source that needs longer holds up those below it no more. */
const longestWaitMs = 2000;

/**
 * Whether results wait for those above them, which would move them: until all sources have responded, or for a moment. For
 * other words the results stay where they are.
 */
export function useWaiting(isComplete: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), isComplete ? 0 : longestWaitMs);
    return () => clearTimeout(timer);
  }, [isComplete]);
  return !isOver && !isComplete;
}
