import { federationIntegrity, releaseOf } from './testing/portal-files.ts';
import { startTestPortal } from './testing/test-portal.ts';

test('a page preloads the extensions of its module that are in view when it opens, and no others', async () => {
  await using portal = await startTestPortal({ replicas: ['http://127.0.0.1:9'] });
  const page = async (path: string) => {
    const response = await fetch(`${portal.url}${path}`, { headers: { Accept: 'text/html,*/*' } });
    return response.text();
  };
  const { manifest } = releaseOf('forums', '1.0.0');
  const slots = [
    { name: 'post.header', at: '/forums/:id', inView: 'always' as const },
    { name: 'post.side', at: '/forums/:id', inView: 'wide' as const },
    { name: 'post.footer', at: '/forums/:id', inView: 'later' as const },
  ];
  await portal.files.publish('forums', '1.1.0', { manifest: { ...manifest, slots } });
  const shown = [
    'header.action',
    'header.link',
    'post.header',
    'post.side',
    'post.footer',
    'main-menu.tile',
    'post.staff',
  ];
  const exposed = (slot: string) => ({ slot, expose: `./${slot.replace('.', '-')}`, order: 0, roles: [], height: 20 });
  const staff = { ...exposed('post.header'), expose: './post-staff', roles: ['Admin'] };
  await portal.files.publish('clubs', '1.1.0', {
    manifest: { ...releaseOf('clubs', '1.1.0').manifest, extensions: [...shown.slice(0, -1).map(exposed), staff] },
    extensions: shown.map((slot) => {
      const name = slot.replace('.', '-');
      return { expose: `./${name}`, js: [`${name}.js`], css: [], shared: ['kit'] };
    }),
    integrity: { 'post-side.js': federationIntegrity },
  });
  await portal.files.register({ forums: '1.1.0', clubs: '1.1.0' });
  const preloads = async (path: string) => {
    const html = await page(path);
    return [...html.matchAll(/href="\/m\/clubs\/1\.1\.0\/([^"]+)"([^>]*)>/g)].map(([, file, rest]) => [
      file,
      /media="[^"]*"/.exec(rest ?? '')?.[0],
    ]);
  };
  expect(await preloads('/forums/7')).toEqual([
    ['remoteEntry.110.js', undefined],
    ['post-header.js', undefined],
    ['post-side.js', 'media="(width &gt;= 48rem)"'],
  ]);
  expect(await preloads('/forums')).toEqual([]);
  expect(await preloads('/intranet-welcome')).toEqual([]);
  const html = await page('/forums/7');
  expect(html).toMatch(new RegExp(`post-side.js"[^>]* integrity="${federationIntegrity}"`));
});
