import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import contractTextsLoader, { isContract } from './contract-texts-loader.ts';
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
  const isRead = (path: string) => isContract(join(repositoryRoot, path));
  const file = 'services/forums/contracts/src/posts.ts';
  expect(isRead(file)).toBe(true);
  expect(isRead('service/contracts/dist/notices.js')).toBe(true);
  expect(isRead('node_modules/@seed/forums-contracts/dist/posts.js')).toBe(true);
  expect(isRead('module/src/contracts.ts')).toBe(false);
  expect(isContract('/home/contracts/src/module/src/notices.ts')).toBe(false);
  const source = readFileSync(join(repositoryRoot, file), 'utf8');
  expect(source).toContain("summary: '");
  expect(contractTextsLoader(source)).not.toContain("summary: '");
});
