import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import englishOnlyLoader, { languageLists } from './english-only-loader.ts';
import { repositoryRoot } from './workspaces.ts';

const modules = join(repositoryRoot, 'node_modules');
const lists = [
  join(modules, 'zod/v4/locales/index.js'),
  join(modules, 'react-aria/dist/private/menu/intlStrings.mjs'),
  join(modules, 'react-aria-components/dist/private/intlStrings.mjs'),
];

test.each(lists)('keeps only English of %s', (file) => {
  expect(file).toMatch(languageLists);
  const source = readFileSync(file, 'utf8');
  const left = englishOnlyLoader(source);
  const imported = (code: string) => code.match(/from "[^"]+"/g) ?? [];
  expect(imported(source).length).toBeGreaterThan(20);
  expect(imported(left)).toEqual([expect.stringMatching(/\/en(-US)?\.m?js"$/)]);
  // No part refers to an import that was removed.
  expect(left).not.toMatch(/deDE|"de-DE"|\bde\b/);
});
