import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { laterPreload } from '@seed/contracts/boot-page';
import type { Compilation } from 'webpack';
import { z } from 'zod';
import { type Integrity, withIntegrity } from './integrity.ts';
import type { ShellManifest } from './shell-manifest.ts';
import { prerenderFile, templateFile } from './webpack-shell.ts';

const parts = z.object({ head: z.string(), body: z.string() });

/** The exports of the shell's prerender program. */
const program = z.object({ landing: parts, portal: parts });

type DocumentParts = z.infer<typeof parts>;

/** The build for which the documents are written. */
export interface HtmlPageOptions {
  /** The shell that is being built. */
  readonly folder: string;
  readonly compilation: Compilation;
  /** The folder of the prerender program. */
  readonly prerenderPath: string;
  /** Integrity of all scripts and styles, by path of the portal. */
  readonly integrity: Integrity;
  /** Files of every page, and the further ones of the landing page. */
  readonly files: Pick<ShellManifest, 'first' | 'landing'>;
}

/**
 * Writes the two documents of the shell, each with the markup that is visible before any script runs. The gateway sends
 * `landing.html` for `/` and `portal.html` for everything else.
 */
export async function writeHtmlPages({
  folder,
  compilation,
  prerenderPath,
  integrity,
  files,
}: HtmlPageOptions): Promise<void> {
  const exported: unknown = await import(pathToFileURL(join(prerenderPath, prerenderFile)).href);
  const { landing, portal } = program.parse(exported);
  const template = await readFile(join(folder, templateFile), 'utf8');
  const document = ({ head, body }: DocumentParts) =>
    withIntegrity(filled(template, { head, body: body + integrityBlock(integrity) }), integrity);
  const landingHead = landing.head + fontPreload('preload', compilation) + files.landing.js.map(scriptOf).join('');
  // The loading screen does without the font, whose bytes would delay the scripts of what comes after it.
  const portalWithFont = { ...portal, head: portal.head + fontPreload(laterPreload, compilation) };
  await Promise.all([
    writeFile(
      join(folder, 'landing.html'),
      await withOwnStyles(document({ ...landing, head: landingHead }), folder, files),
    ),
    writeFile(join(folder, 'portal.html'), document(portalWithFont)),
    rm(join(folder, templateFile)),
  ]);
}

/** React writes preload links for the first pictures in front of the body; they belong into the head. */
function filled(template: string, { head, body }: DocumentParts): string {
  const [, before = '', links = '', page = ''] = /^(<div[^>]*>)((?:<link[^>]*>)*)(.*)$/s.exec(body) ?? [];
  return template.replace('<!--head-->', () => head + links).replace('<!--body-->', () => before + page);
}

/**
 * Inlines the styles, so that the first paint waits for no other file. Those of the landing page are a lazy file for all other
 * pages; webpack does not load it here, because it finds its `data-href`.
 */
async function withOwnStyles(html: string, folder: string, files: HtmlPageOptions['files']): Promise<string> {
  const inline = async (path: string) =>
    `<style data-href="${path}">${(await readFile(join(folder, path), 'utf8')).trim()}</style>`;
  const styles = await Promise.all([...files.first.css, ...files.landing.css].map(inline));
  const links = /(?:<link[^>]* rel="stylesheet"[^>]*>)+/;
  if (!links.test(html)) throw new Error('The document has no link to its styles');
  return html.replace(links, () => styles.join(''));
}

/** A data block for the scripts and styles that are loaded later (`shell/src/modules/release-files.ts`). */
function integrityBlock(integrity: Integrity): string {
  return `<script type="application/json" id="integrity">${JSON.stringify(integrity)}</script>`;
}

/** Loads a chunk that the entry would request when it runs. */
function scriptOf(path: string): string {
  return `<script defer src="${path}"></script>`;
}

/** The core of the font covers the portal's own texts. */
function fontPreload(rel: 'preload' | typeof laterPreload, compilation: Compilation): string {
  const font = Object.keys(compilation.assets).find((file) => /-core\.[^/]+\.woff2$/.test(file));
  if (font === undefined) throw new Error('The build has no font to preload');
  return `<link rel="${rel}" as="font" type="font/woff2" href="/${font}" crossorigin="anonymous">`;
}
