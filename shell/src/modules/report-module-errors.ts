import type { ModuleLog } from '@seed/portal-sdk/host';
import type { ModuleRegistry } from './module-registry.ts';

/**
 * Logs errors that modules throw outside of React's rendering: in event handlers, timers and promises. No error boundary
 * catches these. The URL in the stack trace identifies the module.
 *
 * @returns the function that ends it
 */
export function reportModuleErrors(registry: ModuleRegistry, log: ModuleLog): () => void {
  const ends = new AbortController();
  const report = (error: unknown, source: string) => {
    const trace = `${source}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    const module = moduleOf(trace, registry);
    if (module) log.error('A module threw outside of rendering', { module, reason: String(error) });
  };
  window.addEventListener('error', ({ error, filename }) => report(error, filename), { signal: ends.signal });
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason, ''), { signal: ends.signal });
  return () => ends.abort();
}

function moduleOf(trace: string, registry: ModuleRegistry): string | undefined {
  const published = /\/m\/([a-z][a-z0-9-]*\/[^/\s]+)\//.exec(trace)?.[1];
  if (published !== undefined) return published;
  const developed = registry.current().modules.find(({ development, entry }) => {
    return development && trace.includes(new URL('.', new URL(entry, location.origin)).href);
  });
  return developed?.id;
}
