import { useEffect, useState, useSyncExternalStore } from 'react';
import { constants } from '../../constants.ts';

export interface Carousel {
  readonly position: number;
  /** Whether the slides advance now. */
  readonly isRunning: boolean;
  /** Whether the slides advance unless they are held. */
  readonly isPlaying: boolean;
  readonly show: (position: number) => void;
  readonly step: (by: 1 | -1) => void;
  readonly togglePlaying: () => void;
  /** Stops the slides while the pointer or the focus is on them, unless the visitor has pressed play. */
  readonly hold: (reason: 'pointer' | 'focus', isHeld: boolean) => void;
}

/** Advances over the slides. Every change restarts the interval. */
export function useCarousel(count: number): Carousel {
  const [position, setPosition] = useState(0);
  const prefersStillness = useSyncExternalStore(subscribeToMotion, isMotionReduced, () => false);
  const [choice, setChoice] = useState<boolean | null>(null);
  const [holds, setHolds] = useState({ pointer: false, focus: false });
  const isTabVisible = useSyncExternalStore(subscribeToVisibility, isVisible, () => true);
  const isPlaying = choice ?? !prefersStillness;
  const isHeld = choice === null && (holds.pointer || holds.focus);
  const isRunning = isPlaying && !isHeld && isTabVisible;
  const show = (next: number) => setPosition((next + count) % count);

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setPosition((position + 1) % count), constants.carouselInterval);
    return () => clearTimeout(timer);
  }, [isRunning, position, count]);

  return {
    position,
    isRunning,
    isPlaying,
    show,
    step: (by) => show(position + by),
    togglePlaying: () => setChoice(!isPlaying),
    hold: (reason, isHeldNow) => setHolds((before) => ({ ...before, [reason]: isHeldNow })),
  };
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function motionQuery(): MediaQueryList | undefined {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
}

function subscribeToMotion(listener: () => void): () => void {
  const query = motionQuery();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

function isMotionReduced(): boolean {
  return motionQuery()?.matches ?? false;
}
