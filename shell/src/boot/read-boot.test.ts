import { bootDocument } from '@seed/contracts/boot';
import { bootDocumentWith, bootModule } from '../modules/testing/boot-module.ts';
import { bootDocumentFor } from '../testing/boot-document.ts';
import { keepBoot } from './kept-boot.ts';
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

describe('a broken boot document', () => {
  afterEach(() => localStorage.clear());

  it.each(['', 'not json', '{}'])('%p is replaced by the last good one of this browser', (content) => {
    keepBoot(bootDocumentWith(bootModule()));
    expect(readBoot(pageWith(content))).toEqual(bootDocumentWith(bootModule()));
  });

  it('is refused if the kept one is broken, too', () => {
    localStorage.setItem('seed.boot', '{"modules":7}');
    expect(() => readBoot(pageWith('not json'))).toThrow(BootError);
  });
});

it('reads canaries and switched-off modules, and leaves out those with a wrong shape', () => {
  const canary = { rollout: 3, share: 5, roles: ['alumni'], release: bootModule({ version: '1.1.0' }) };
  const off = { id: 'clubs', title: 'Clubs', routes: ['/clubs'], message: 'Back at noon' };
  const document = { ...bootDocumentFor(), canaries: [canary, { ...canary, share: '5' }], off: [off, { id: 'clubs' }] };
  expect(readBoot(pageWith(JSON.stringify(document)))).toEqual({
    ...bootDocumentFor(),
    canaries: [canary],
    off: [off],
  });
});

it.each(['', 'not json', '{}', '{"identity":{"url":"/"}}'])('refuses %p', (content) => {
  expect(() => readBoot(pageWith(content))).toThrow(BootError);
});
