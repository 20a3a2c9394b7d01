import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import englishLocaleLoader, { localeOfBrowser } from './english-locale-loader.ts';
import { repositoryRoot } from './workspaces.ts';

const file = join(repositoryRoot, 'node_modules/react-aria/dist/private/i18n/useDefaultLocale.mjs');

it('replaces the language of the browser in the installed library', () => {
  expect(file).toMatch(localeOfBrowser);
  const code = englishLocaleLoader(readFileSync(file, 'utf8'));
  expect(code).toContain('export { locale as getDefaultLocale, locale as useDefaultLocale }');
  expect(code).not.toContain('navigator');
});

it('throws when the source of the library differs', () => {
  expect(() => englishLocaleLoader('export {a as useDefaultLocale};')).toThrow('look at this loader');
});
