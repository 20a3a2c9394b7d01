import type { BootModule } from '@seed/contracts/boot';
import { ModuleError } from './module-error.ts';

export interface FileRequest {
  readonly href: string;
  readonly integrity?: string;
}

declare global {
  /** How a file of a module is to be requested: asked by a module's own code before it loads a chunk or a style. */
  var __seedRequest: ((url: string) => FileRequest) | undefined;
}

const integrities = new Map<string, string>();
const entries = new Set<string>();
/** How often each release's folder was asked for anew. */
const retries = new Map<string, number>();

/**
 * From now on the files of a release may be loaded, with the integrity that the boot document tells. Answers the URL
 * of its container.
 * @param anew under URLs not asked for before: a request that hangs, or a spoilt copy in a cache, is not waited for
 */
export function admitRelease(release: BootModule, anew: boolean): string {
  globalThis.__seedRequest = requestFor;
  const { href } = new URL(release.entry, location.origin);
  entries.add(href);
  for (const [url, integrity] of Object.entries(release.integrity)) integrities.set(new URL(url, href).href, integrity);
  if (anew) {
    const folder = folderOf(href);
    retries.set(folder, (retries.get(folder) ?? 0) + 1);
    forgetPending(folder);
  }
  return requestFor(href).href;
}

/** The script element of a container. Throws for a URL that no boot document named. */
export function createEntryScript(url: string): HTMLScriptElement {
  const href = url.replace(/\?retry=\d+$/, '');
  if (!entries.has(href)) throw new ModuleError('load_failed', `${href} is not in the boot document`);
  const request = requestFor(href);
  const script = document.createElement('script');
  script.src = request.href;
  // As the page's preload link asks for it; else it would be fetched twice.
  script.crossOrigin = 'anonymous';
  if (request.integrity !== undefined) script.integrity = request.integrity;
  return script;
}

function requestFor(url: string): FileRequest {
  const { href } = new URL(url, location.href);
  const retry = retries.get(folderOf(href));
  const integrity = integrities.get(href);
  return { href: retry === undefined ? href : `${href}?retry=${retry}`, ...(integrity !== undefined && { integrity }) };
}

function folderOf(href: string): string {
  return new URL('.', href).href;
}

/** Else webpack would wait for an element that is still in the page instead of asking again. */
function forgetPending(folder: string): void {
  for (const script of document.scripts) if (script.src.startsWith(folder)) script.remove();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.href.startsWith(folder) && link.sheet === null) link.remove();
  }
}
