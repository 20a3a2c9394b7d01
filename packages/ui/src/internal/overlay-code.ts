import { useEffect, useState, useSyncExternalStore } from 'react';
import type * as overlays from '../overlays/overlays.tsx';
import { createStore } from '../store.ts';

/** React Aria's overlays, which are fetched when a member is about to open the first one. */
export type OverlayCode = typeof overlays;

interface Fetched {
  readonly code?: OverlayCode;
  readonly hasFailed: boolean;
}

const fetched = createStore<Fetched>({ hasFailed: false });
let isFetching = false;

/** Fetches the code of the overlays unless it is there; after a failure again. */
export function fetchOverlays(): void {
  if (isFetching || fetched.get().code !== undefined) return;
  isFetching = true;
  fetched.set({ hasFailed: false });
  import(/* webpackChunkName: "kit-overlays" */ '../overlays/overlays.tsx')
    .then(
      (code) => fetched.set({ code, hasFailed: false }),
      () => fetched.set({ hasFailed: true }),
    )
    .finally(() => {
      isFetching = false;
    });
}

/** The props of an element that opens an overlay: the code is fetched when it is about to be pressed. */
export const fetchOnIntent = {
  onPointerEnter: fetchOverlays,
  onTouchStart: fetchOverlays,
  onFocus: fetchOverlays,
} as const;

/** Returns the code as soon as an overlay is wanted and the code is there. */
export function useOverlayCode(isWanted: boolean): Fetched {
  const current = useSyncExternalStore(fetched.subscribe, fetched.get, fetched.get);
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  useEffect(() => {
    if (isWanted) fetchOverlays();
  }, [isWanted]);
  return wasWanted ? current : { hasFailed: false };
}
