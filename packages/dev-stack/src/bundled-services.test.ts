import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleServices } from './bundled-services.ts';

/** A repository with one compiled service that prints a word of another file. */
async function repository() {
  const root = await mkdtemp(join(tmpdir(), 'seed-bundles-'));
  const write = async (path: string, content: string) => {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    // A file that is younger than the bundle counts as changed meanwhile.
    const before = new Date(Date.now() - 60_000);
    await utimes(file, before, before);
  };
  await write('services/forums/package.json', '{"type":"module"}');
  await write('services/forums/service.json', '{"id":"forums"}');
  await write('services/forums/dist/word.js', "export const word = 'one';");
  await write(
    'services/forums/dist/main.js',
    `import { readFileSync } from 'node:fs';
     import { word } from './word.js';
     console.log(word, JSON.parse(readFileSync(new URL('../service.json', import.meta.url), 'utf8')).id);`,
  );
  const command = async () => (await bundleServices(root, ['forums']))['forums'] ?? [];
  const bundle = async () => (await command())[1] ?? '';
  return {
    root,
    write,
    bundle,
    run: async () => execFileSync(process.execPath, [...(await command())], { encoding: 'utf8' }).trim(),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true }),
  };
}

test('a bundle does what the compiled files of its service do', async () => {
  await using files = await repository();
  expect(await files.run()).toBe('one forums');
});

test('a bundle keeps every letter, in templates and regular expressions, too', async () => {
  await using files = await repository();
  const word = "String.raw`Panadería · 日本` + /^[ñ日😀]+$/u.exec('ñ日😀')[0] + `😀` /* · */";
  await files.write('services/forums/dist/word.js', `export const word = ${word};`);
  const printed = 'Panadería · 日本ñ日😀😀 forums';
  expect([await files.run(), await files.run()]).toEqual([printed, printed]);
});

test('a bundle is made again only when one of its files has changed', async () => {
  await using files = await repository();
  const made = async () => (await stat(await files.bundle(), { bigint: true })).mtimeNs;
  const first = await made();
  expect(await made()).toBe(first);
  await files.write('services/forums/dist/word.js', "export const word = 'three';");
  expect(await files.run()).toBe('three forums');
});

test('a bundle keeps the code that V8 has compiled, and never runs that of an earlier bundle of the same length', async () => {
  await using files = await repository();
  expect([await files.run(), await files.run()]).toEqual(['one forums', 'one forums']);
  const cache = `${await files.bundle()}.cache`;
  const { ino } = await stat(cache);
  expect(await files.run()).toBe('one forums');
  expect((await stat(cache)).ino).toBe(ino);
  await files.write('services/forums/dist/word.js', "export const word = 'two';");
  expect([await files.run(), await files.run()]).toEqual(['two forums', 'two forums']);
});

test('a bundle is made again when another installation may have other packages', async () => {
  await using files = await repository();
  const before = await stat(await files.bundle());
  await files.write('node_modules/.package-lock.json', '{}');
  expect((await stat(await files.bundle())).ino).not.toBe(before.ino);
});
