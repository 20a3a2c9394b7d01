import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BootDocument, bootElementId, type BootModule } from '@seed/contracts/boot';
import { lazyIntegrityElementId } from '@seed/contracts/boot-page';
import { LRUCache } from 'lru-cache';
import { Representation } from '../static/representation.ts';
import { escapeHtml } from './escape-html.ts';
import { lazyDigestsByAddress, withNamedDigests } from './file-digests.ts';
import { type InlineCode, inlineCodeOf } from './inline-code.ts';
import { preloadLinks, shownReleases } from './preloads.ts';
import { likelyModules } from './rollouts.ts';
import type { ShellManifest } from './shell-manifest.ts';

const bootPlaceholder = '<!--boot-->';
const preloadPlaceholder = '<!--preload-->';

/** The shell's documents; they are no files of their own. */
export const templates = { landing: 'landing.html', portal: 'portal.html' } as const;

export interface RenderedPage {
  readonly content: Representation;
  readonly inlineCode: InlineCode;
}

export interface ShellPage {
  /**
   * Returns the shell's document for a path: the landing page or the portal's, with the boot document, the configured
   * values and preloads of the path's files. The landing page has no modules, because the portal is another document.
   * Throws without a shell.
   */
  render(path: string, boot: BootDocument): Promise<RenderedPage>;
}

interface PageOptions {
  readonly shellDir: string;
  readonly publicUrl: string;
  /** The shell's manifest, as it was read for the boot document of the page. */
  manifest(): ShellManifest;
}

/** The small files are read each time, so a new build is used at once; the result is cached. */
export function createShellPage({ shellDir, publicUrl, manifest }: PageOptions): ShellPage {
  const rendered = new LRUCache<string, RenderedPage>({ max: 100 });
  return {
    async render(path, boot) {
      const isLanding = path === '/';
      const file = isLanding ? templates.landing : templates.portal;
      const template = await readFile(join(shellDir, file), 'utf8');
      if (!template.includes(bootPlaceholder)) throw new Error(`The shell's ${file} has no ${bootPlaceholder}`);
      const page = fill(template, {
        publicUrl: publicUrl.replace(/\/$/, ''),
        associationUrl: boot.associationUrl,
        supportEmail: boot.support.email,
      });
      const likely = likelyModules(boot);
      const html = page
        .replace(preloadPlaceholder, () => preloadLinks(path, likely, manifest()))
        .replace(bootPlaceholder, () =>
          isLanding ? bootScript(withoutModules(boot)) : portalData(boot, shownReleases(path, likely)),
        );
      const known = rendered.get(html);
      if (known !== undefined) return known;
      const content = new Representation({ type: 'text/html; charset=utf-8', body: Buffer.from(html) });
      const fresh = { content, inlineCode: inlineCodeOf(page) };
      rendered.set(html, fresh);
      return fresh;
    },
  };
}

function withoutModules({ canaries: _canaries, off: _off, ...boot }: BootDocument): BootDocument {
  return { ...boot, modules: [] };
}

/** Replaces `{{name}}` in the built document by the configured value. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The shell needs '${name}', which is not configured`);
    return escapeHtml(value);
  });
}

function portalData(boot: BootDocument, shown: readonly BootModule[]): string {
  return dataBlock(lazyIntegrityElementId, lazyDigestsByAddress(shown)) + bootScript(withNamedDigests(boot));
}

function bootScript(boot: BootDocument): string {
  return dataBlock(bootElementId, boot);
}

/** Without `<` nothing in it can end the element or begin a comment. */
function dataBlock(id: string, value: object): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}
