import { useEffect, useState, useSyncExternalStore } from 'react';
import { constants } from '../../constants.ts';

export interface Carousel {
  readonly position: number;
  /** Whether it goes on by itself right now. */
  readonly isRunning: boolean;
  /** Whether the visitor has not stopped it. */
  readonly isPlaying: boolean;
  readonly show: (position: number) => void;
  readonly step: (by: 1 | -1) => void;
  readonly togglePlaying: () => void;
  /** While somebody looks closely it stands still, unless he himself has started it. */
  readonly hold: (reason: 'pointer' | 'focus', isHeld: boolean) => void;
}

/** Goes round its slides; every change, its own or the visitor's, starts the interval anew. */
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
