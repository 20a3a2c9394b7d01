import type { BootModule } from '@seed/contracts/boot';
import { escapeHtml } from './escape-html.ts';
import type { ShellManifest } from './shell-manifest.ts';

/** The module whose route prefix of the path is the longest. */
function ownerOf(path: string, modules: readonly BootModule[]): BootModule | undefined {
  let owner: BootModule | undefined;
  let length = 0;
  for (const module of modules) {
    for (const route of module.manifest.routes) {
      if (route.length <= length || !(path === route || path.startsWith(`${route}/`))) continue;
      owner = module;
      length = route.length;
    }
  }
  return owner;
}

/** Links that fetch what a path needs at once, instead of one after the other. The landing page needs nothing more. */
export function preloadLinks(path: string, modules: readonly BootModule[], shell: ShellManifest): string {
  if (path === '/') return '';
  const owner = ownerOf(path, modules);
  const ofShell = owner === undefined ? [shell.portal] : [shell.portal, shell.federation];
  const ofModule = owner === undefined ? [] : [{ js: [owner.entry, ...owner.js], css: owner.css }];
  const files = [...ofShell, ...ofModule];
  return [
    ...files.flatMap(({ js }) => js).map((href) => link('script', href, owner?.integrity[href])),
    ...files.flatMap(({ css }) => css).map((href) => link('style', href, owner?.integrity[href])),
  ].join('');
}

function link(kind: 'script' | 'style', href: string, integrity: string | undefined): string {
  const check = integrity === undefined ? '' : ` integrity="${escapeHtml(integrity)}"`;
  return `<link rel="preload" as="${kind}" href="${escapeHtml(href)}" crossorigin="anonymous"${check}>`;
}
