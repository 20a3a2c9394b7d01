import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inputHash } from './input-hash.ts';

let root: string;
const write = async (file: string, content: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), content);
};
const hash = () => inputHash(join(root, 'app'), root);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'input-hash-'));
  await write('package.json', '{"workspaces":["app","packages/*"]}');
  await write('package-lock.json', '{}');
  await write('app/package.json', '{"name":"app","dependencies":{"kit":"*","react":"19.0.0"}}');
  await write('app/src/index.ts', 'export const one = 1;');
  await write('packages/kit/package.json', '{"name":"kit"}');
  await write('packages/kit/src/kit.ts', 'export const kit = 1;');
  await write('packages/other/package.json', '{"name":"other"}');
  await write('packages/other/src/other.ts', 'export const other = 1;');
});

afterEach(() => rm(root, { recursive: true, force: true }));

test('The hash stays when only tests, results and unrelated workspaces change', async () => {
  const before = await hash();
  await write('app/src/index.test.ts', 'a test');
  await write('app/dist/index.js', 'a result');
  await write('packages/other/src/other.ts', 'a workspace that is not imported');
  expect(await hash()).toBe(before);
});

test.each(['app/src/index.ts', 'app/module.json', 'packages/kit/src/kit.ts', 'package-lock.json'])(
  'The hash changes with %s',
  async (file) => {
    const before = await hash();
    await write(file, '{"changed":true}');
    expect(await hash()).not.toBe(before);
  },
);

test('The hash changes when a file is renamed', async () => {
  await write('app/src/a.ts', 'export const a = 1;');
  const before = await hash();
  await rm(join(root, 'app/src/a.ts'));
  await write('app/src/b.ts', 'export const a = 1;');
  expect(await hash()).not.toBe(before);
});
