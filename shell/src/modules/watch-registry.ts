import type { ModuleRegistry } from './module-registry.ts';

/**
 * Keeps the registry fresh while the page lives: loads the module of the page's URL ahead, and asks again when the tab
 * comes back to the front. Answers the function that ends it.
 */
export function watchRegistry(registry: ModuleRegistry): () => void {
  registry.warm(location.pathname);
  const ends = new AbortController();
  const options = { signal: ends.signal, passive: true };
  const refresh = () => {
    if (document.visibilityState === 'visible') void registry.revalidate();
  };
  document.addEventListener('visibilitychange', refresh, options);
  window.addEventListener('focus', refresh, options);
  return () => ends.abort();
}
