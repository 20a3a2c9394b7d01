import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import Router from '@koa/router';

const require = createRequire(import.meta.url);
const files = new Map([
  ['identity.css', ownFile('identity.css')],
  ['sign-in.js', ownFile('sign-in.js')],
  ['logout.js', ownFile('logout.js')],
  ['status.js', ownFile('status.js')],
  ['third-party-cookies.js', ownFile('third-party-cookies.js')],
  ['icon.svg', ownFile('icon.svg')],
  [
    'latin.woff2',
    require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  ],
  [
    'latin-ext.woff2',
    require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2'),
  ],
]);

/** What the pages link: their style, scripts and the portal's font. */
export function assetRoutes(): Router {
  const router = new Router();
  router.get('/resources/:name', async (ctx) => {
    const file = files.get(String(ctx.params['name']));
    if (file === undefined) return;
    ctx.body = await readFile(file);
    ctx.type = file.slice(file.lastIndexOf('.'));
    ctx.set('Cache-Control', file.endsWith('.woff2') ? 'public, max-age=604800' : 'no-cache');
  });
  return router;
}

function ownFile(name: string): string {
  return fileURLToPath(new URL(`../assets/${name}`, import.meta.url));
}
