import type { BootModule } from '@seed/contracts/boot';
import { ModuleError } from './module-error.ts';

export interface FileRequest {
  readonly href: string;
  readonly integrity?: string;
}

declare global {
  /** Returns the address and integrity of a file. The webpack runtimes of shell and modules call it for each chunk. */
  var __seedRequest: ((url: string) => FileRequest) | undefined;
}

const integrities = new Map<string, string>();
const entries = new Set<string>();
/** The number of retries of each release's folder. */
const retries = new Map<string, number>();

/** Reads the integrity of the shell's own scripts and styles, which the build writes into the page. */
export function readShellIntegrity(page: Document): void {
  globalThis.__seedRequest = requestFor;
  const text = page.getElementById('integrity')?.textContent;
  if (text) addIntegrity(JSON.parse(text) as Record<string, string>, page.baseURI);
}

/**
 * Allows the files of a release to be loaded, each with its integrity from the boot document.
 *
 * @param force uses new URLs, so that a pending request or a damaged copy in a cache is not used
 * @returns the URL of the release's container
 */
export function allowRelease(release: BootModule, force: boolean): string {
  const { href } = new URL(release.entry, location.origin);
  entries.add(href);
  addIntegrity(release.integrity, href);
  if (force) {
    const folder = folderOf(href);
    retries.set(folder, (retries.get(folder) ?? 0) + 1);
    removePendingElements(folder);
  }
  return requestFor(href).href;
}

/**
 * Creates the script element of a container.
 *
 * @throws ModuleError `load_failed` for a URL that no boot document contains
 */
export function createEntryScript(url: string): HTMLScriptElement {
  const href = url.replace(/\?retry=\d+$/, '');
  if (!entries.has(href)) throw new ModuleError('load_failed', `${href} is not in the boot document`);
  const request = requestFor(href);
  const script = document.createElement('script');
  script.src = request.href;
  // The attribute equals that of the page's preload link, or the browser would fetch the script twice.
  script.crossOrigin = 'anonymous';
  if (request.integrity !== undefined) script.integrity = request.integrity;
  return script;
}

function addIntegrity(digests: Readonly<Record<string, string>>, base: string): void {
  for (const [url, integrity] of Object.entries(digests)) integrities.set(new URL(url, base).href, integrity);
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

/** Without this, webpack would wait for an element that is still in the page instead of requesting it again. */
function removePendingElements(folder: string): void {
  for (const script of document.scripts) if (script.src.startsWith(folder)) script.remove();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.href.startsWith(folder) && link.sheet === null) link.remove();
  }
}
