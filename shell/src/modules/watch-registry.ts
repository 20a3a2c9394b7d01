import type { ModuleRegistry } from './module-registry.ts';

/**
 * Refreshes the registry whenever the tab becomes visible.
 *
 * @returns the function that ends it
 */
export function watchRegistry(registry: ModuleRegistry): () => void {
  const ends = new AbortController();
  const options = { signal: ends.signal, passive: true };
  const refresh = () => {
    if (document.visibilityState === 'visible') void registry.revalidate();
  };
  document.addEventListener('visibilitychange', refresh, options);
  window.addEventListener('focus', refresh, options);
  return () => ends.abort();
}
