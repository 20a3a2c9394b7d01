import { bootDocument } from '@seed/contracts/boot';
import { bootDocumentWith, bootModule } from '../modules/testing/boot-module.ts';
import { bootDocumentFor } from '../testing/boot-document.ts';
import { BootError, readBoot } from './read-boot.ts';

const pageWith = (content: string) => {
  document.body.innerHTML = '';
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'boot';
  block.textContent = content;
  document.body.append(block);
  return document;
};

it('reads the boot document from the page', () => {
  expect(readBoot(pageWith(JSON.stringify(bootDocumentFor())))).toEqual(bootDocumentFor());
});

it('accepts every document that the contract accepts', () => {
  const boot = bootDocument.parse(bootDocumentWith(bootModule()));
  expect(readBoot(pageWith(JSON.stringify(boot)))).toEqual(boot);
});

const release = JSON.stringify(bootModule());

it.each([
  ['no manifest', { manifest: null }],
  ['routes that are no texts', { manifest: { ...bootModule().manifest, routes: [7] } }],
  ['a tile without an address', { manifest: { ...bootModule().manifest, tiles: [{ title: 'Forums' }] } }],
  ['no menus', { manifest: { ...bootModule().manifest, quickLinks: undefined } }],
  ['no extensions', { extensions: undefined }],
  ['no time budget', { manifest: { ...bootModule().manifest, budgets: {} } }],
  ['an entry that is no text', { entry: 7 }],
  ['prefetches that are no list', { prefetch: {} }],
])('leaves out a module with %s and keeps the others', (_name, changes) => {
  const broken = { ...JSON.parse(release), ...changes } as object;
  const modules = [broken, null, 'forums', bootModule({ id: 'clubs' })];
  const boot = readBoot(pageWith(JSON.stringify({ ...bootDocumentFor(), modules })));
  expect(boot.modules.map(({ id }) => id)).toEqual(['clubs']);
});

it.each(['', 'not json', '{}', '{"identity":{"url":"/"}}'])('refuses %p', (content) => {
  expect(() => readBoot(pageWith(content))).toThrow(BootError);
});
