import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BootDocument, bootElementId } from '@seed/contracts/boot';
import type { Logger } from '@seed/service-kit/logger';
import { LRUCache } from 'lru-cache';
import { Representation } from '../static/representation.ts';
import { preloadLinks } from './preloads.ts';
import { readShellManifest } from './shell-manifest.ts';

const bootPlaceholder = '<!--boot-->';
const preloadPlaceholder = '<!--preload-->';

export interface ShellPage {
  /** `index.html` for a path: with the boot document and preloads of what the path needs. Throws without a shell. */
  render(path: string, boot: BootDocument): Promise<Representation>;
}

/** The shell's page. Its file is small and read each time, so a new build counts at once; the outcome is kept. */
export function createShellPage(shellDir: string, log: Logger): ShellPage {
  const rendered = new LRUCache<string, Representation>({ max: 100 });
  return {
    async render(path, boot) {
      const [template, manifest] = await Promise.all([
        readFile(join(shellDir, 'index.html'), 'utf8'),
        readShellManifest(shellDir, log),
      ]);
      if (!template.includes(bootPlaceholder)) throw new Error(`The shell's index.html has no ${bootPlaceholder}`);
      const html = template
        .replace(preloadPlaceholder, () => preloadLinks(path, boot.modules, manifest))
        .replace(bootPlaceholder, () => bootScript(boot));
      const known = rendered.get(html);
      if (known !== undefined) return known;
      const page = new Representation({ type: 'text/html; charset=utf-8', body: Buffer.from(html) });
      rendered.set(html, page);
      return page;
    },
  };
}

/** A data block. Without `<` nothing in it can end the element or begin a comment. */
function bootScript(boot: BootDocument): string {
  const json = JSON.stringify(boot).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${bootElementId}">${json}</script>`;
}
