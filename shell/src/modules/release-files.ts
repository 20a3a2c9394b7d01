import type { BootModule } from '@seed/contracts/boot';
import { lazyIntegrityElementId } from '@seed/contracts/boot-page';
import { browserFetch, readJson } from '../session/browser-fetch.ts';
import { ModuleError } from './module-error.ts';

export interface FileRequest {
  readonly href: string;
  readonly integrity?: string;
}

declare global {
  /** Returns the address and integrity of a file. The webpack runtimes of shell and modules call it for each chunk. */
  var __seedRequest: ((url: string) => FileRequest) | undefined;
}

type Digests = Readonly<Record<string, string>>;

const integrities = new Map<string, string>();
const entries = new Set<string>();
/** The loads of the lazy files' digests, by address. */
const lazyIntegrity = new Map<string, Promise<void>>();
/** The number of retries of each release's folder. */
const retries = new Map<string, number>();

/**
 * Reads the integrity of the shell's own scripts and styles, which the build writes into the page, and of the lazy files of
 * the releases that the page shows, which the gateway adds.
 */
export function readIntegrity(page: Document): void {
  globalThis.__seedRequest = requestFor;
  addIntegrity(jsonIn<Digests>(page, 'integrity') ?? {}, page.baseURI);
  const lazy = jsonIn<Record<string, Digests>>(page, lazyIntegrityElementId) ?? {};
  for (const [address, digests] of Object.entries(lazy)) {
    addIntegrity(digests, page.baseURI);
    lazyIntegrity.set(address, Promise.resolve());
  }
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
 * Fetches the integrity of a release's lazy files if the page does not have it.
 *
 * @throws ModuleError `load_failed` if it cannot be read; the next call tries again
 */
export async function loadLazyIntegrity({ lazyIntegrity: address, manifest }: BootModule): Promise<void> {
  if (address === undefined) return;
  const known = lazyIntegrity.get(address);
  if (known !== undefined) return known;
  const loading = fetchDigests(address, manifest.budgets.loadMs).then((digests) =>
    addIntegrity(digests, location.href),
  );
  lazyIntegrity.set(address, loading);
  loading.catch(() => lazyIntegrity.delete(address));
  return loading;
}

async function fetchDigests(address: string, budgetMs: number): Promise<Digests> {
  try {
    const response = await browserFetch(address, { signal: AbortSignal.timeout(budgetMs) });
    if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
    return (await readJson(response)) as Digests;
  } catch (cause) {
    throw new ModuleError('load_failed', `The digests at ${address} cannot be read`, { cause });
  }
}

/** Starts to fetch what is exposed, all of it at once, so that its scripts do not wait for the container's. */
export function preloadExposed(release: BootModule, expose: string): void {
  const { js, css } = release.extensions.find((extension) => extension.expose === expose) ?? release;
  for (const href of [release.entry, ...js]) preload('script', href);
  for (const href of css) preload('style', href);
}

function preload(kind: 'script' | 'style', url: string): void {
  const link = Object.assign(createLink(url), { rel: 'preload', as: kind });
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload]');
  if (!Array.from(links).some(({ href }) => href === link.href)) document.head.append(link);
}

/**
 * Creates the script element of a container.
 *
 * @throws ModuleError `load_failed` for a URL that no boot document contains
 */
export function createEntryScript(url: string): HTMLScriptElement {
  const href = url.replace(/\?retry=\d+$/, '');
  if (!entries.has(href)) throw new ModuleError('load_failed', `${href} is not in the boot document`);
  return createScript(href);
}

/** Creates the script element of a file of a release. */
export function createScript(url: string): HTMLScriptElement {
  const { href, ...attributes } = attributesFor(url);
  return Object.assign(document.createElement('script'), { ...attributes, src: href });
}

/** Creates a link to a file of a release. */
export function createLink(url: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), attributesFor(url));
}

/** The attributes of an element and of a preload link for the same file are equal, or the browser would fetch it twice. */
function attributesFor(url: string): FileRequest & { readonly crossOrigin: string } {
  return { crossOrigin: 'anonymous', ...requestFor(url) };
}

function jsonIn<T>(page: Document, id: string): T | undefined {
  const text = page.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}

function addIntegrity(digests: Digests, base: string): void {
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
