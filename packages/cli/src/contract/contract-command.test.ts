import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyFolder, runPortal } from '../testing/run-portal.ts';

interface Contract {
  readonly version: string;
  /** The version in service.json. Default: `version`. */
  readonly declared?: string;
  readonly paths: readonly string[];
}

/** A project with the contracts of one service; `write` replaces them. */
async function project(first: Contract) {
  const root = await emptyFolder();
  const contracts = join(root, 'service/contracts');
  await mkdir(contracts, { recursive: true });
  const writeJson = (file: string, content: object) => writeFile(join(root, file), JSON.stringify(content));
  await writeJson('package.json', { workspaces: ['service/contracts'] });
  const write = async ({ version, declared = version, paths }: Contract) => {
    const named = { name: '@seed/notices-contracts', contractsOf: 'notices', type: 'module' };
    await writeJson('service/contracts/package.json', { ...named, version, exports: { './*': './*.js' } });
    await writeJson('service/service.json', { id: 'notices', contract: declared });
    const endpoints = paths.map((path) => ({ operation: path.slice(1), method: 'GET', path, status: 200 }));
    await writeFile(join(contracts, 'endpoints.js'), `export const endpoints = ${JSON.stringify(endpoints)};`);
  };
  await write(first);
  return { root, write, released: async () => readFile(join(contracts, 'released.json'), 'utf8') };
}

/** A project whose contract of `/a` and `/b` is released as 1.0.0. */
async function releasedProject() {
  const made = await project({ version: '1.0.0', paths: ['/a', '/b'] });
  expect(await runPortal(made.root, 'contract', 'release')).toMatchObject({ exitCode: 0 });
  return made;
}

test('an addition to a contract needs a new minor version', async () => {
  const { root, write, released } = await releasedProject();
  expect(JSON.parse(await released())).toMatchObject({ version: '1.0.0', operations: { 'GET /a': {}, 'GET /b': {} } });
  await write({ version: '1.0.0', paths: ['/a', '/b', '/c'] });
  const grown = await runPortal(root, 'contract', 'check');
  expect(grown).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('new: GET /c is new') as string });
  await write({ version: '1.1.0', paths: ['/a', '/b', '/c'] });
  expect(await runPortal(root, 'contract', 'check')).toMatchObject({ exitCode: 0 });
});

test('a removal from a contract needs a new major version', async () => {
  const { root, write, released } = await releasedProject();
  await write({ version: '1.1.0', paths: ['/a'] });
  const lost = await runPortal(root, 'contract', 'release');
  expect(lost).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('breaking: GET /b is gone') as string });
  expect(JSON.parse(await released())).toMatchObject({ version: '1.0.0' });
  await write({ version: '2.0.0', paths: ['/a'] });
  expect(await runPortal(root, 'contract', 'release')).toMatchObject({ exitCode: 0 });
  expect(JSON.parse(await released())).toMatchObject({ version: '2.0.0' });
});

test('service.json declares the version of the contracts', async () => {
  const { root } = await project({ version: '1.1.0', declared: '1.0.0', paths: ['/a'] });
  const ran = await runPortal(root, 'contract', 'check', '--json');
  expect(ran.exitCode).toBe(1);
  expect(JSON.parse(ran.stdout)).toMatchObject({ contracts: [{ problems: ['is declared as 1.0.0 in service.json'] }] });
});

test('releasing a contract records its current version as the released one', async () => {
  const { root } = await project({ version: '1.0.0', paths: ['/a'] });
  expect(await runPortal(root, 'contract', 'check', '--is-released')).toMatchObject({ exitCode: 1 });
  await runPortal(root, 'contract', 'release');
  expect(await runPortal(root, 'contract', 'check', '--is-released')).toMatchObject({ exitCode: 0 });
});

test('a project without contracts is refused', async () => {
  const ran = await runPortal(await emptyFolder(), 'contract', 'check');
  expect(ran).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('contractsOf') as string });
});
