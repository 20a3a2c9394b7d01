import type { BootModule } from '@seed/contracts/boot';
import { findModule } from '@seed/contracts/find-module';
import { escapeHtml } from './escape-html.ts';
import type { ShellManifest } from './shell-manifest.ts';

/** Links by which the browser fetches all files of a path at once. The landing page needs no further files. */
export function preloadLinks(path: string, modules: readonly BootModule[], shell: ShellManifest): string {
  if (path === '/') return '';
  const owner = findModule(modules, path)?.release;
  const files = [shell.portal, ...(owner === undefined ? [] : filesFor(owner, shell))];
  const links = (kind: 'script' | 'style', hrefs: readonly string[]) =>
    [...new Set(hrefs)].map((href) => link(kind, href, owner?.integrity[href] ?? shell.integrity[href]));
  return [
    ...links(
      'script',
      files.flatMap(({ js }) => js),
    ),
    ...links(
      'style',
      files.flatMap(({ css }) => css),
    ),
  ].join('');
}

/** The files that a module needs: the federation, the parts that the shell shares with it, and its own. */
function filesFor({ entry, js, css, shared = [] }: BootModule, shell: ShellManifest): ShellManifest['portal'][] {
  return [shell.federation, ...shared.flatMap((name) => shell.shared[name] ?? []), { js: [entry, ...js], css }];
}

/** Low priority, because the document's own styles and font come first. */
function link(kind: 'script' | 'style', href: string, integrity: string | undefined): string {
  const check = integrity === undefined ? '' : ` integrity="${escapeHtml(integrity)}"`;
  return `<link rel="preload" as="${kind}" href="${escapeHtml(href)}" fetchpriority="low" crossorigin="anonymous"${check}>`;
}
