import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PortalPage } from './pages/portal-page.ts';

const root = resolve(import.meta.dirname, '../..');
const modules = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'module.json')));
const parts = ['shell', ...modules.map((folder) => folder.replace(/^mfe-/, ''))];

/** Every page, grouped by the part of the portal that renders it. A module `mfe-x` lists its pages in `pages/x-pages.ts`. */
export const portalPages: Readonly<Record<string, readonly PortalPage[]>> = Object.fromEntries(
  await Promise.all(parts.map(async (part) => [part, await pagesOf(part)] as const)),
);

async function pagesOf(part: string): Promise<readonly PortalPage[]> {
  const file = join(import.meta.dirname, 'pages', `${part}-pages.ts`);
  if (!existsSync(file)) throw new Error(`The part '${part}' of the portal needs a list of its pages: ${file}`);
  const { pages } = (await import(file)) as { readonly pages: readonly PortalPage[] };
  return pages;
}
