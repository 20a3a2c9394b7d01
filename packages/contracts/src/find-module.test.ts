import type { BootModule } from './boot.ts';
import { findModule } from './find-module.ts';
import { moduleManifest } from './module-manifest.ts';

function moduleWith(id: string, routes: readonly string[]): BootModule {
  const budgets = { js: 1, css: 1, loadMs: 1000 };
  const manifest = moduleManifest.parse({
    id,
    title: id,
    owner: 'tests',
    routes,
    requires: { sdk: '^2.0.0' },
    budgets,
  });
  const files = { entry: 'entry.js', js: [], css: [], integrity: {}, prefetch: [], extensions: [] };
  return { id, version: '1.0.0', manifest, ...files, development: false };
}

const community = moduleWith('community', ['/community', '/my-profile']);
const profiles = moduleWith('profiles', ['/community/profiles']);

test.each([
  ['/community', 'community', '/community'],
  ['/community/', 'community', '/community'],
  ['/community/alumni', 'community', '/community'],
  ['/community/profiles/7', 'profiles', '/community/profiles'],
  ['/my-profile', 'community', '/my-profile'],
])('%s belongs to the module %s with the route %s', (path, id, basename) => {
  expect(findModule([community, profiles], path)).toMatchObject({ release: { id }, basename });
});

test('a route matches whole segments only', () => {
  expect(findModule([community], '/community-garden')).toBeUndefined();
  expect(findModule([community], '/')).toBeUndefined();
});
