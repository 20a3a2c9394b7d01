import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inputHash } from './input-hash.ts';

/** A project on disk with an application, the package that it imports, and another one; `await using` removes it. */
async function project() {
  const root = await mkdtemp(join(tmpdir(), 'input-hash-'));
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  };
  await write('package.json', '{"workspaces":["app","packages/*"]}');
  await write('package-lock.json', '{}');
  await write('app/package.json', '{"name":"app","dependencies":{"kit":"*","react":"19.0.0"}}');
  await write('app/src/index.ts', 'export const one = 1;');
  await write('packages/kit/package.json', '{"name":"kit"}');
  await write('packages/kit/src/kit.ts', 'export const kit = 1;');
  await write('packages/other/package.json', '{"name":"other"}');
  await write('packages/other/src/other.ts', 'export const other = 1;');
  return {
    write,
    remove: (file: string) => rm(join(root, file)),
    hash: () => inputHash(join(root, 'app'), root),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}

test('the hash stays when only tests, results and unrelated workspaces change', async () => {
  await using files = await project();
  const before = await files.hash();
  await files.write('app/src/index.test.ts', 'a test');
  await files.write('app/dist/index.js', 'a result');
  await files.write('packages/other/src/other.ts', 'a workspace that is not imported');
  expect(await files.hash()).toBe(before);
});

test.each(['app/src/index.ts', 'app/module.json', 'packages/kit/src/kit.ts', 'package-lock.json'])(
  'the hash changes with %s',
  async (file) => {
    await using files = await project();
    const before = await files.hash();
    await files.write(file, '{"changed":true}');
    expect(await files.hash()).not.toBe(before);
  },
);

test('the hash changes when a file is renamed', async () => {
  await using files = await project();
  await files.write('app/src/a.ts', 'export const a = 1;');
  const before = await files.hash();
  await files.remove('app/src/a.ts');
  await files.write('app/src/b.ts', 'export const a = 1;');
  expect(await files.hash()).not.toBe(before);
});
