import type { BootModule } from '@seed/contracts/boot';
import { findModule } from '@seed/contracts/find-module';
import { matchPath } from '@seed/contracts/path-pattern';
import { escapeHtml } from './escape-html.ts';
import type { ShellManifest } from './shell-manifest.ts';

/** The slots of the shell that every page of a module shows. */
const headerSlots = ['header.action', 'header.search'].map((name) => ({ name, inView: 'always' }));
/** The width of a window in which a page shows its side part. */
const wideScreen = '(width >= 48rem)';

/** Links by which the browser fetches all files of a path at once. The landing page needs no further files. */
export function preloadLinks(path: string, modules: readonly BootModule[], shell: ShellManifest): string {
  if (path === '/') return '';
  const owner = findModule(modules, path)?.release;
  const first = [shell.portal, ...(owner === undefined ? [] : filesFor(owner, owner, shell))];
  const all = [{ files: first }, ...(owner === undefined ? [] : extensionsInView({ path, owner, modules }, shell))];
  const integrityOf = (href: string) => [shell, ...modules].find(({ integrity }) => href in integrity)?.integrity[href];
  const links = new Map<string, string>();
  for (const kind of ['script', 'style'] as const) {
    for (const { files, media } of all) {
      for (const href of files.flatMap(({ js, css }) => (kind === 'script' ? js : css))) {
        if (!links.has(href)) links.set(href, link({ kind, href, media, integrity: integrityOf(href) }));
      }
    }
  }
  return [...links.values()].join('');
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

interface InView {
  readonly files: readonly Files[];
  readonly media?: string | undefined;
}

/**
 * The extensions that are in view when a module's page opens. The document is the same for every member, so those for
 * certain roles wait. On the shell's own pages extensions load after the page is shown.
 */
function extensionsInView({ path, owner, modules }: ModulePage, shell: ShellManifest): InView[] {
  const offered = owner.manifest.slots.filter(({ at }) => matchPath(at, path) !== null);
  const slots = [...headerSlots, ...offered];
  return slots
    .filter(({ inView }) => inView !== 'later')
    .flatMap(({ name, inView }) => {
      const media = inView === 'wide' ? wideScreen : undefined;
      return modules.flatMap((release) => {
        const shown = release.manifest.extensions.filter(({ slot, roles }) => slot === name && roles.length === 0);
        return shown.map(({ expose }) => ({ files: filesOfExtension(release, expose, shell), media }));
      });
    });
}

function filesOfExtension(release: BootModule, expose: string, shell: ShellManifest): Files[] {
  const parts = release.extensions.find((extension) => extension.expose === expose);
  return parts === undefined ? [] : filesFor(release, parts, shell);
}

interface Link {
  readonly kind: 'script' | 'style';
  readonly href: string;
  readonly integrity: string | undefined;
  readonly media: string | undefined;
}

/** Low priority, because the document's own styles and font come first. */
function link({ kind, href, integrity, media }: Link): string {
  const check = integrity === undefined ? '' : ` integrity="${escapeHtml(integrity)}"`;
  const where = media === undefined ? '' : ` media="${escapeHtml(media)}"`;
  return `<link rel="preload" as="${kind}" href="${escapeHtml(href)}" fetchpriority="low" crossorigin="anonymous"${check}${where}>`;
}
