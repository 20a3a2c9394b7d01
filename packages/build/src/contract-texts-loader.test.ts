import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import contractTextsLoader, { contractFiles } from './contract-texts-loader.ts';
import { repositoryRoot } from './workspaces.ts';

it('removes the texts of the API document and keeps the lines', () => {
  const source = [
    'export const a = endpoint({',
    "  path: '/a',",
    "  summary: 'A member\\'s list, newest first',",
    '  summary:',
    '    "One that takes two lines",',
    "  query: z.object({ from: z.optional(day).check(z.describe('Inclusive')), to: day }),",
    '  response: z.object({ summary: z.string() }).check(z.maxLength(3)),',
    '});',
  ];
  expect(contractTextsLoader(source.join('\n')).split('\n')).toEqual([
    'export const a = endpoint({',
    "  path: '/a',",
    '  ',
    '  ',
    '',
    '  query: z.object({ from: z.optional(day), to: day }),',
    '  response: z.object({ summary: z.string() }).check(z.maxLength(3)),',
    '});',
  ]);
});

it('is for the contracts of this repository, of a project of a team, and installed ones', () => {
  const file = join(repositoryRoot, 'services/forums/contracts/src/posts.ts');
  expect(file).toMatch(contractFiles);
  expect('/home/team/service/contracts/dist/notices.js').toMatch(contractFiles);
  expect('/home/team/node_modules/@seed/forums-contracts/dist/posts.js').toMatch(contractFiles);
  expect('/home/team/module/src/contracts.ts').not.toMatch(contractFiles);
  const source = readFileSync(file, 'utf8');
  expect(source).toContain("summary: '");
  expect(contractTextsLoader(source)).not.toContain("summary: '");
});
