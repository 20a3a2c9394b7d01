import type { BootDocument } from '@seed/contracts/boot';
import { releaseOf } from './testing/portal-files.ts';
import { startTestPortal } from './testing/test-portal.ts';

test('the web manifest has the shortcuts of the live modules, four at most, sorted by their order', async () => {
  const portal = await startTestPortal({ replicas: ['http://127.0.0.1:9'] });
  try {
    const webManifest = async (): Promise<unknown> => (await fetch(`${portal.url}/portal.webmanifest`)).json();
    await portal.files.write('shell/portal.webmanifest', JSON.stringify({ name: 'SEED' }));
    const shortcut = (name: string, order: number) => ({ name, description: `All ${name}`, href: `/${name}`, order });
    const shortcuts = [5, 3, 1, 4, 2].map((order) => shortcut(`page${order}`, order));
    const { manifest } = releaseOf('forums', '1.9.0');
    await portal.files.publish('forums', '1.9.0', { manifest: { ...manifest, shortcuts } });
    await portal.files.register({ forums: '1.9.0' });
    expect(await webManifest()).toEqual({
      name: 'SEED',
      shortcuts: [1, 2, 3, 4].map((n) => ({ name: `page${n}`, description: `All page${n}`, url: `/page${n}` })),
    });
    await portal.files.register({});
    expect(await webManifest()).toEqual({ name: 'SEED', shortcuts: [] });
  } finally {
    await portal.stop();
  }
});

test('the boot document names the pictures of menus by their addresses', async () => {
  const portal = await startTestPortal({ replicas: ['http://127.0.0.1:9'] });
  try {
    const { manifest } = releaseOf('forums', '1.9.0');
    const tiles = [{ title: 'Talk', href: '/forums', artwork: 'forums.1a2b3c4d.svg', order: 1, roles: [] }];
    const quickLinks = [{ label: 'Talk', href: '/forums', icon: 'talk.1a2b3c4d.svg', order: 1, roles: [] }];
    await portal.files.publish('forums', '1.9.0', { manifest: { ...manifest, tiles, quickLinks } });
    await portal.files.register({ forums: '1.9.0' });
    const boot = (await (await fetch(`${portal.url}/boot.json`)).json()) as BootDocument;
    const {
      tiles: [tile],
      quickLinks: [link],
    } = boot.modules[0]?.manifest ?? manifest;
    expect([tile?.artwork, link?.icon]).toEqual([
      '/m/forums/1.9.0/forums.1a2b3c4d.svg',
      '/m/forums/1.9.0/talk.1a2b3c4d.svg',
    ]);
  } finally {
    await portal.stop();
  }
});
