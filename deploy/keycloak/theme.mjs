// Builds Keycloak's login theme: themes/seed with the portal's own stylesheets, font and pictures.
//   node deploy/keycloak/theme.mjs [folder]      Keycloak's folder `themes`; without one, deploy/keycloak/dist/themes
import { cp, mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const kit = join(root, 'packages/ui/src');
const require = createRequire(join(kit, 'font.css'));

/**
 * Copies the portal's look into the theme, so that the two stay the same.
 * @param folder where Keycloak looks for themes
 * @returns the theme's folder
 */
export async function makeTheme(folder) {
  const theme = join(folder, 'seed');
  await rm(theme, { recursive: true, force: true });
  await cp(join(import.meta.dirname, 'themes/seed'), theme, { recursive: true });
  const resources = join(theme, 'login/resources');
  const look = join(resources, 'look');
  for (const name of ['tokens.css', 'font.css', 'base.css']) await copy(join(kit, name), join(look, name));
  for (const name of await readdir(join(kit, 'sign-in'))) await copy(join(kit, 'sign-in', name), join(look, name));
  // The stylesheet names the font's files by package or folder; in a browser the names are addresses relative to it.
  for (const [, name] of (await readFile(join(kit, 'font.css'), 'utf8')).matchAll(/url\('([^']+)'\)/g)) {
    await copy(require.resolve(name), join(look, name));
  }
  await copy(join(root, 'shell/public/favicon.ico'), join(resources, 'img/favicon.ico'));
  return theme;
}

async function copy(from, to) {
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to);
}

if (process.argv[1] === import.meta.filename) {
  console.log(await makeTheme(resolve(process.argv[2] ?? join(import.meta.dirname, 'dist/themes'))));
}
