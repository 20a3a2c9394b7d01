import { moduleManifest } from './module-manifest.ts';
import { unknownKeys } from './unknown-keys.ts';

const manifest = {
  id: 'notices',
  title: 'Notices',
  owner: 'notices team',
  routes: ['/notices'],
  tiles: [{ title: 'Notices', href: '/notices', artwork: 'menu/notices.svg', order: 1 }],
  requires: { sdk: '^2.0.0' },
  budgets: { js: 25, css: 2 },
};
const newer = {
  ...manifest,
  tiles: manifest.tiles.map((tile) => ({ ...tile, badge: true })),
  budgets: { ...manifest.budgets, firstPaintMs: 900 },
  since: '2031-01-01',
};

test('a manifest of a newer version is read without the keys that are not known yet', () => {
  expect(moduleManifest.parse(newer)).toEqual(moduleManifest.parse(manifest));
});

test('each unknown key is named, so that a typing error is refused where a manifest is written', () => {
  expect(unknownKeys(newer, moduleManifest.parse(newer))).toEqual(['tiles.0.badge', 'budgets.firstPaintMs', 'since']);
  expect(unknownKeys(manifest, moduleManifest.parse(manifest))).toEqual([]);
});
