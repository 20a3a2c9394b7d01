import type { ModuleRegistry } from './module-registry.ts';

/**
 * Keeps the registry fresh while the page lives: loads the module of the page's URL ahead, asks again when the tab comes back to the front, and on hovering or
 * focusing a link, whose module is also loaded ahead. Answers the function that ends it.
 */
export function watchRegistry(registry: ModuleRegistry): () => void {
  registry.warm(location.pathname);
  const ends = new AbortController();
  const options = { signal: ends.signal, passive: true };
  const refresh = () => {
    if (document.visibilityState === 'visible') void registry.revalidate();
  };
  const approach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link === approached) return;
    approached = link;
    registry.warm(link.pathname);
    refresh();
  };
  let approached: Element | undefined;
  document.addEventListener('visibilitychange', refresh, options);
  window.addEventListener('focus', refresh, options);
  document.addEventListener('pointerover', approach, options);
  document.addEventListener('focusin', approach, options);
  return () => ends.abort();
}
