import { memberPlaceholders, prefetchDeclared } from '@seed/portal-sdk/host';
import type { ModuleLog, ModuleProps } from '@seed/portal-sdk/host';
import type { ModuleRegistry } from '../modules/module-registry.ts';
import type { Session } from '../session/session.ts';
import { declaredFor } from './declared-for.ts';

interface Options {
  readonly session: Pick<Session, 'getState'>;
  readonly registry: ModuleRegistry;
  readonly api: ModuleProps['api'];
  readonly log: ModuleLog;
}

/** Who rests on a link so long means it; a pointer that only crosses it costs nothing. */
const restMs = 80;

/**
 * A link that the pointer rests on, that is touched or focused has its page made ready: the module's code, and what the
 * module declares to need first on that page. Not for a member who saves data.
 */
export function prefetchOnIntent(options: Options): void {
  let approached: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const approach = (event: Event) => {
    const link = linkOf(event.target);
    if (link === approached) return;
    clearTimeout(timer);
    approached = link;
    if (!link || savesData()) return;
    options.registry.warm(link.pathname);
    void options.registry.revalidate();
    // A finger does not cross.
    const isTouched = event instanceof PointerEvent && event.pointerType === 'touch';
    timer = setTimeout(() => prefetchPage(link.pathname, options), isTouched ? 0 : restMs);
  };
  document.addEventListener('pointerover', approach, { passive: true });
  document.addEventListener('focusin', approach, { passive: true });
}

function prefetchPage(pathname: string, { session, registry, api, log }: Options): void {
  const state = session.getState();
  if (state.status !== 'authenticated' || !navigator.onLine) return;
  const common = memberPlaceholders(state.user);
  const release = registry.find(pathname)?.release;
  for (const { declared, parts } of release ? declaredFor(release, pathname) : [])
    void prefetchDeclared([declared], { api, log, known: { ...common, ...parts } });
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin && link.pathname !== location.pathname ? link : null;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
