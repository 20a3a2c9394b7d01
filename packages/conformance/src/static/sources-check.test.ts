import type { BuiltSubject } from '../check.ts';
import { sourcesCheck } from './sources-check.ts';

/** The findings in one file of a module, as `rule line`. */
async function check(text: string, path = 'src/notice.tsx'): Promise<string[]> {
  const sources = { files: [{ path, text }] };
  const findings = await sourcesCheck.run({ sources } as unknown as BuiltSubject);
  return findings.map(({ rule, line }) => `${rule} ${String(line)}`);
}

test('a text between elements is found with its line', async () => {
  expect(await check('export const Notice = () => (\n  <p>Hello</p>\n);')).toEqual(['source/text 2']);
});

test('a text in an attribute that is shown or read aloud is found', async () => {
  expect(await check('const a = <img alt="A boat" />;')).toEqual(['source/text 1']);
  expect(await check('const a = <a aria-label={`Open ${name}`}>{name}</a>;')).toEqual(['source/text 1']);
});

test('texts of the catalogue, names of classes and numbers are accepted', async () => {
  expect(await check("export const messages = { title: 'Notices' };", 'src/messages.ts')).toEqual([]);
  expect(await check('const a = <p className="wide" role="status">{texts.title} 7</p>;')).toEqual([]);
});

test.each(['fetch("/x")', 'window.fetch("/x")', 'globalThis.localStorage.clear()', 'new XMLHttpRequest()'])(
  'the global in %s is found',
  async (code) => {
    expect(await check(`export const run = () => ${code};`)).toEqual(['source/global 1']);
  },
);

test('properties and functions with the name of a global are accepted', async () => {
  expect(await check('export const run = (api: { fetch(): void }) => api.fetch();')).toEqual([]);
  expect(await check('function fetch() {}\nfetch();')).toEqual([]);
});
