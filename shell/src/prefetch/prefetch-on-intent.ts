import { memberPlaceholders, prefetchDeclared } from '@seed/portal-sdk/host';
import type { ModuleLog, ModuleProps } from '@seed/portal-sdk/host';
import type { ModuleRegistry } from '../modules/module-registry.ts';
import type { Session } from '../session/session.ts';
import { prefetchesForPage } from './declared-prefetches.ts';

interface Options {
  readonly session: Pick<Session, 'getState'>;
  readonly registry: ModuleRegistry;
  readonly api: ModuleProps['api'];
  readonly log: ModuleLog;
}

/** A pointer that stays on a link this long probably clicks it. */
const hoverMs = 80;

/**
 * Loads a link's module, and the data that it declares for that page, when the link is hovered, touched or focused. It
 * does nothing in the browser's data saver mode.
 */
export function prefetchOnIntent(options: Options): void {
  let current: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = (event: Event) => {
    const link = linkOf(event.target);
    if (link === current) return;
    clearTimeout(timer);
    current = link;
    if (!link || savesData()) return;
    options.registry.preload(link.pathname);
    // A touch is intended, so it needs no delay.
    const isTouched = event instanceof PointerEvent && event.pointerType === 'touch';
    timer = setTimeout(() => prefetchPage(link.pathname, options), isTouched ? 0 : hoverMs);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent, { passive: true });
}

function prefetchPage(pathname: string, { session, registry, api, log }: Options): void {
  const state = session.getState();
  if (state.status !== 'authenticated' || !navigator.onLine) return;
  const common = memberPlaceholders(state.user);
  const release = registry.find(pathname)?.release;
  for (const { declared, pathParams } of release ? prefetchesForPage(release, pathname) : [])
    void prefetchDeclared([declared], { api, log, known: { ...common, ...pathParams } });
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin && link.pathname !== location.pathname ? link : null;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
