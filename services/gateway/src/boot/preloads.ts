import type { BootModule } from '@seed/contracts/boot';
import { escapeHtml } from './escape-html.ts';
import type { ShellManifest } from './shell-manifest.ts';

/** The module whose route prefix of the path is the longest. */
export function ownerOf(path: string, modules: readonly BootModule[]): BootModule | undefined {
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

/** Links that fetch what the URL needs at once, instead of one after the other. */
export function preloadLinks(owner: BootModule | undefined, { federation }: ShellManifest): string {
  if (owner === undefined) return '';
  const scripts = [...federation.js, owner.entry, ...owner.js];
  const styles = [...federation.css, ...owner.css];
  return [
    ...scripts.map((href) => link('script', href, owner.integrity[href])),
    ...styles.map((href) => link('style', href, owner.integrity[href])),
  ].join('');
}

function link(kind: 'script' | 'style', href: string, integrity: string | undefined): string {
  const check = integrity === undefined ? '' : ` integrity="${escapeHtml(integrity)}"`;
  return `<link rel="preload" as="${kind}" href="${escapeHtml(href)}" crossorigin="anonymous"${check}>`;
}
