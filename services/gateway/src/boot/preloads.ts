import type { BootModule } from '@seed/contracts/boot';
import { laterPreload } from '@seed/contracts/boot-page';
import { findModule } from '@seed/contracts/find-module';
import { matchPath } from '@seed/contracts/path-pattern';
import { escapeHtml } from './escape-html.ts';
import type { ShellManifest } from './shell-manifest.ts';

/**
 * The slots of the shell itself that a page shows at once, and the page; a header is on every page. The news of its links wait
 * for the member.
 */
const shellSlots = [{ name: 'header.action' }, { name: 'main-menu.section', at: '/intranet-welcome' }];
/** The width of a window in which a page shows its side part. */
const wideScreen = '(width >= 48rem)';

/**
 * Links by which the browser fetches all files of a path without waiting for the scripts that need them. What runs after
 * the shell's own scripts begins when the first of these has arrived, since a browser shares its bandwidth between all that
 * it fetches. The landing page needs no further files.
 */
export function preloadLinks(path: string, modules: readonly BootModule[], shell: ShellManifest): string {
  if (path === '/') return '';
  const owner = findModule(modules, path)?.release;
  const first: Part[] = [{ rel: 'preload', files: [shell.portal] }];
  const later = owner === undefined ? [] : partsOfPage({ path, owner, modules }, shell);
  const integrityOf = (href: string) => [shell, ...modules].find(({ integrity }) => href in integrity)?.integrity[href];
  const links = new Map<string, string>();
  for (const kind of ['script', 'style'] as const) {
    for (const { rel, files, media } of [...first, ...later]) {
      for (const href of files.flatMap(({ js, css }) => (kind === 'script' ? js : css))) {
        if (!links.has(href)) links.set(href, link({ rel, kind, href, media, integrity: integrityOf(href) }));
      }
    }
  }
  return [...links.values()].join('');
}

/** The releases of which a path shows something to every member. */
export function shownReleases(path: string, modules: readonly BootModule[]): BootModule[] {
  const owner = findModule(modules, path)?.release;
  const slots: readonly { name: string; at?: string }[] = [...shellSlots, ...(owner?.manifest.slots ?? [])];
  const isShown = (name: string) =>
    slots.some((slot) => slot.name === name && (slot.at === undefined || matchPath(slot.at, path) !== null));
  return modules.filter(
    (module) =>
      module === owner || module.manifest.extensions.some(({ slot, roles }) => roles.length === 0 && isShown(slot)),
  );
}

type Files = ShellManifest['portal'];
type Parts = Pick<BootModule, 'js' | 'css' | 'shared'>;

/**
 * The files that a part of a module needs: the federation runtime, the libraries that the shell shares with it, and its
 * own.
 */
function filesFor({ entry }: BootModule, { js, css, shared = [] }: Parts, shell: ShellManifest): Files[] {
  return [shell.federation, ...shared.flatMap((name) => shell.shared[name] ?? []), { js: [entry, ...js], css }];
}

interface ModulePage {
  readonly path: string;
  readonly owner: BootModule;
  readonly modules: readonly BootModule[];
}

interface Part {
  readonly rel: Link['rel'];
  readonly files: readonly Files[];
  readonly media?: string | undefined;
}

/**
 * The module, and the extensions of its slots that are in view when its page opens. The document is the same for every
 * member, so those for certain roles wait. Extensions of the shell load after the page is shown.
 */
function partsOfPage({ path, owner, modules }: ModulePage, shell: ShellManifest): Part[] {
  const slots = owner.manifest.slots.filter(({ at, inView }) => matchPath(at, path) !== null && inView !== 'later');
  const extensions = slots.flatMap(({ name, inView }) => {
    const media = inView === 'wide' ? wideScreen : undefined;
    return modules.flatMap((release) => {
      const shown = release.manifest.extensions.filter(({ slot, roles }) => slot === name && roles.length === 0);
      return shown.map(({ expose }) => ({ files: filesOfExtension(release, expose, shell), media }));
    });
  });
  return [{ files: filesFor(owner, owner, shell) }, ...extensions].map((part) => ({ rel: laterPreload, ...part }));
}

function filesOfExtension(release: BootModule, expose: string, shell: ShellManifest): Files[] {
  const parts = release.extensions.find((extension) => extension.expose === expose);
  return parts === undefined ? [] : filesFor(release, parts, shell);
}

interface Link {
  readonly rel: 'preload' | typeof laterPreload;
  readonly kind: 'script' | 'style';
  readonly href: string;
  readonly integrity: string | undefined;
  readonly media: string | undefined;
}

/** Low priority, because the document's own styles and font come first. */
function link({ rel, kind, href, integrity, media }: Link): string {
  const check = integrity === undefined ? '' : ` integrity="${escapeHtml(integrity)}"`;
  const where = media === undefined ? '' : ` media="${escapeHtml(media)}"`;
  return `<link rel="${rel}" as="${kind}" href="${escapeHtml(href)}" fetchpriority="low" crossorigin="anonymous"${check}${where}>`;
}
