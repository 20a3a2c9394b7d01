import type { BootDocument } from '@seed/contracts/boot';
import { releaseOf } from './testing/portal-files.ts';
import { startTestPortal } from './testing/test-portal.ts';

const digest = (letter: string) => `sha256-${letter.repeat(43)}=`;

/** A portal with the forums, and with clubs that have an extension in the slot; each has one lazy file. */
async function portalWith(slot: string, roles: string[] = []) {
  const portal = await startTestPortal({ replicas: ['http://127.0.0.1:9'] });
  for (const [id, letter] of [
    ['forums', 'F'],
    ['clubs', 'C'],
  ] as const) {
    const release = releaseOf(id, '1.2.0');
    const extensions = [{ slot, expose: './news', order: 0, roles, height: 20 }];
    await portal.files.publish(id, '1.2.0', {
      ...(id === 'clubs' && { manifest: { ...release.manifest, extensions } }),
      integrity: { ...release.integrity, 'lazy.js': digest(letter) },
    });
  }
  await portal.files.register({ forums: '1.2.0', clubs: '1.2.0' });
  const html = async (path: string) => (await fetch(portal.url + path, { headers: { Accept: 'text/html' } })).text();
  const block = async (path: string, id: string): Promise<unknown> => {
    const [, json = 'null'] =
      new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(await html(path)) ?? [];
    return JSON.parse(json);
  };
  return { ...portal, block };
}

const forums = { '/boot/forums/1.2.0.json': { '/m/forums/1.2.0/lazy.js': digest('F') } };
const clubs = { '/boot/clubs/1.2.0.json': { '/m/clubs/1.2.0/lazy.js': digest('C') } };

test('a page has the digests of the files that it names, and an address for those of lazy files', async () => {
  await using portal = await portalWith('header.action');
  const fromPage = (await portal.block('/forums', 'boot')) as BootDocument;
  const fetched = (await (await fetch(`${portal.url}/boot.json`)).json()) as BootDocument;
  expect(fetched).toEqual(fromPage);
  for (const { id, integrity, lazyIntegrity } of fromPage.modules) {
    const base = `/m/${id}/1.2.0/`;
    expect(Object.keys(integrity)).toEqual([`${base}remoteEntry.120.js`, `${base}module.js`, `${base}module.css`]);
    const response = await fetch(portal.url + (lazyIntegrity ?? ''));
    expect(await response.json()).toEqual({ ...forums, ...clubs }[lazyIntegrity ?? '']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

test.each([
  ['the header', 'header.action', [], '/forums', { ...forums, ...clubs }],
  ['a link of the header', 'header.link', [], '/forums', forums],
  ['the main menu', 'main-menu.section', [], '/intranet-welcome', clubs],
  ['the main menu', 'main-menu.section', [], '/forums', forums],
  ['the main menu, for Admins', 'main-menu.section', ['Admin'], '/intranet-welcome', {}],
  ['no page', 'elsewhere.section', [], '/forums', forums],
])('with an extension in %s (%s, %j), %s brings along the digests that it needs at once', async (...given) => {
  const [, slot, roles, path, expected] = given;
  await using portal = await portalWith(slot, roles);
  expect(await portal.block(path, 'lazy-integrity')).toEqual(expected);
});

test('the landing page has no digests of modules', async () => {
  await using portal = await portalWith('header.action');
  expect(await portal.block('/', 'lazy-integrity')).toBeNull();
});

test.each(['/boot', '/boot/forums', '/boot/forums/9.9.9.json', '/boot/forums/..%2f..%2fx.json', '/boot/x/%00.json'])(
  '%s is a 404 that no cache stores',
  async (path) => {
    await using portal = await portalWith('header.action');
    const response = await fetch(portal.url + path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  },
);
