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

it('reads what the gateway wrote into the page', () => {
  expect(readBoot(pageWith(JSON.stringify(bootDocumentFor())))).toEqual(bootDocumentFor());
});

it('reads what the contract allows as it is', () => {
  const boot = bootDocument.parse(bootDocumentWith(bootModule()));
  expect(readBoot(pageWith(JSON.stringify(boot)))).toEqual(boot);
});

it('leaves out a module that cannot be used and keeps the others', () => {
  const good = {
    id: 'forums',
    version: '1.0.0',
    entry: '/m/forums/1.0.0/entry.js',
    manifest: { title: 'Forums', routes: ['/forums'] },
    integrity: {},
    prefetch: [],
  };
  const boot = readBoot(pageWith(JSON.stringify({ ...bootDocumentFor(), modules: [{ id: 'broken' }, good, null] })));
  expect(boot.modules).toEqual([good]);
});

it.each(['', 'not json', '{}', '{"identity":{"url":"/"}}'])('refuses %p', (content) => {
  expect(() => readBoot(pageWith(content))).toThrow(BootError);
});
