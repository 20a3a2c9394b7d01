import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from '@seed/build/module-manifest-file';
import { emptyFolder, runPortal } from '../testing/run-portal.ts';

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

test('a new module has its own name in every file', async () => {
  const folder = await emptyFolder();
  const made = await runPortal(folder, 'new', 'study-stories', '--title', 'Stories', '--no-install', '--json');
  expect(JSON.parse(made.stdout)).toMatchObject({ id: 'study-stories', item: 'study-story', title: 'Stories' });
  const project = join(folder, 'study-stories');
  const files = await filesOf(project);
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  expect(files.join('\n') + contents.join('\n')).not.toMatch(/sample/i);
  expect(files.map((file) => file.slice(project.length + 1))).toEqual(
    expect.arrayContaining(['.gitignore', '.gitlab-ci.yml', 'service/src/db/create-study-stories.migration.ts']),
  );
  const manifest = await readManifest(join(project, 'module'));
  expect(manifest).toMatchObject({ id: 'study-stories', title: 'Stories', routes: ['/study-stories'] });
  expect(manifest.extensions).toEqual([expect.objectContaining({ slot: 'profile.section' })]);
});

test('a folder with tarballs keeps them as the source of the packages', async () => {
  const folder = await emptyFolder();
  const tarball = 'file:tarballs/seed-ui-1.0.0.tgz';
  await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies: { '@seed/ui': tarball } }));
  await runPortal(folder, 'new', 'notices', '--into', '.', '--no-install', '--pipeline', 'github');
  const packageJson: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  expect(packageJson).toMatchObject({ name: 'notices', dependencies: { '@seed/ui': tarball } });
  expect(packageJson).not.toHaveProperty(['devDependencies', '@seed/ui']);
  expect(await readFile(join(folder, '.github/workflows/portal.yml'), 'utf8')).toContain("the module 'notices'");
});

test.each([
  { words: ['new'], exitCode: 2, message: /needs an id/ },
  { words: ['new', 'Notices'], exitCode: 2, message: /'Notices' is not an id/ },
  { words: ['new', 'api'], exitCode: 2, message: /a name of the portal itself/ },
  { words: ['new', 'notices', '--item', 'notices'], exitCode: 2, message: /--item notices-entry/ },
  { words: ['new', 'notices', '--pipeline', 'jenkins'], exitCode: 2, message: /Allowed choices are gitlab, github/ },
  { words: ['release'], exitCode: 2, message: /There is no module\.json/ },
  { words: ['promote', '--reason', 'x'], exitCode: 2, message: /PORTAL_REGISTRY/ },
  { words: ['check'], exitCode: 2, message: /There is no module\.json/ },
  { words: ['dev', '--port', 'x'], exitCode: 2, message: /It is a number/ },
  { words: ['bogus'], exitCode: 2, message: /unknown command/ },
])('portal $words fails with $exitCode and a reason', async ({ words, exitCode, message }) => {
  const ran = await runPortal(await emptyFolder(), ...words, ...(words[0] === 'new' ? ['--no-install'] : []));
  expect(ran).toEqual({ exitCode, stdout: '', stderr: expect.stringMatching(message) as string });
});

test('an existing file is never overwritten', async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, 'README.md'), 'Mine');
  const ran = await runPortal(folder, 'new', 'notices', '--into', '.', '--no-install');
  expect(ran).toMatchObject({ exitCode: 4, stderr: expect.stringContaining('README.md') as string });
  expect(await readdir(folder)).toEqual(['README.md']);
});

test('help lists every command and the exit codes', async () => {
  const { exitCode, stdout } = await runPortal(await emptyFolder(), '--help');
  expect(exitCode).toBe(0);
  for (const command of [
    'new',
    'dev',
    'check',
    'contract',
    'release',
    'promote',
    'rollback',
    'remove',
    'service',
    'status',
    'log',
  ]) {
    expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
  }
  expect(stdout).toContain('Exit codes:');
});
