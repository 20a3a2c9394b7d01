import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, posix } from 'node:path';
import Router from '@koa/router';

const require = createRequire(import.meta.url);
const own = ['demo-accounts.css', 'theme.js', 'sign-in.js', 'logout.js', 'status.js', 'third-party-cookies.js'];
const pictures = ['scenery.svg', 'mark.svg', 'mark-sun.svg', 'eye.svg', 'eye-off.svg', 'alert.svg'];

const kit = {
  'tokens.css': require.resolve('@seed/ui/tokens.css'),
  'font.css': require.resolve('@seed/ui/font.css'),
  'base.css': require.resolve('@seed/ui/base.css'),
  'sign-in-page.css': require.resolve('@seed/ui/sign-in/sign-in-page.css'),
  'sign-in-fields.css': require.resolve('@seed/ui/sign-in/sign-in-fields.css'),
  'sign-in-actions.css': require.resolve('@seed/ui/sign-in/sign-in-actions.css'),
};

/** The stylesheets of the UI kit, in order; the pages link the files that the portal is built from. */
export const kitStyles = Object.keys(kit).map((name) => `look/${name}`);

const files = new Map<string, string>([
  ...own.map((name) => [name, require.resolve(`@seed/dev-identity/assets/${name}`)] as const),
  ...Object.entries(kit).map(([name, file]) => [`look/${name}`, file] as const),
  ...pictures.map((name) => [`look/${name}`, require.resolve(`@seed/ui/sign-in/${name}`)] as const),
  // The stylesheet names the font's files by package or folder; in a browser the names are addresses relative to it.
  ...fontsOf(kit['font.css']).map(([name, file]) => [posix.join('look', name), file] as const),
]);

/** Serves the files that the pages link: styles, scripts, pictures and the portal's font. */
export function assetRoutes(): Router {
  const router = new Router();
  router.get('/resources/{*path}', async (ctx) => {
    const file = files.get(ctx.path.slice(ctx.path.indexOf('/resources/') + '/resources/'.length));
    if (file === undefined) return;
    ctx.body = await readFile(file);
    ctx.type = extname(file);
    ctx.set('Cache-Control', file.endsWith('.woff2') ? 'public, max-age=604800' : 'no-cache');
  });
  return router;
}

function fontsOf(stylesheet: string): (readonly [name: string, file: string])[] {
  const { resolve } = createRequire(stylesheet);
  const names = [...readFileSync(stylesheet, 'utf8').matchAll(/url\('([^']+)'\)/g)].map(([, name = '']) => name);
  return names.map((name) => [name, resolve(name)]);
}
