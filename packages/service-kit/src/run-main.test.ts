import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const kit = (name: string) => JSON.stringify(join(__dirname, `${name}.ts`));

/** Runs a `main.ts` with this content; resolves to its output and its exit code. */
function main(content: string): { code: number | null; said: string } {
  const script = `import { runMain } from ${kit('run-main')}; import { ConfigError } from ${kit('config')}; ${content}`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=seed-source', '--import', 'tsx', '--input-type=module', '--eval', script],
    { encoding: 'utf8', cwd: __dirname },
  );
  return { code: status, said: stderr };
}

test('all problems of the configuration are printed as a list, without a stack', () => {
  const { code, said } = main(
    `runMain(async () => { throw new ConfigError(['PORT: must be a port', 'HOST: missing']); })`,
  );
  expect([code, said]).toEqual([1, 'The configuration is not valid:\n  - PORT: must be a port\n  - HOST: missing\n']);
});

test('a start that fails prints the reason and exits with 1', () => {
  const { code, said } = main(`runMain(async () => { throw new Error('no room at the inn'); })`);
  expect(code).toBe(1);
  expect(said).toContain('no room at the inn');
});

test('the files of a service are readable by its operator only', () => {
  const { said } = main(`
    import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
    runMain(async () => {
      const folder = mkdtempSync('/tmp/seed-mode-');
      writeFileSync(folder + '/file', '');
      process.stderr.write((statSync(folder + '/file').mode & 0o777).toString(8));
      rmSync(folder, { recursive: true });
      throw new Error('done');
    });`);
  expect(said).toMatch(/^600/);
});

test('a stop that fails exits with 1', () => {
  const { code, said } = main(
    `runMain(async () => ({ stop: async () => { throw new Error('stuck'); } })); process.emit('SIGTERM');`,
  );
  expect(code).toBe(1);
  expect(said).toContain('stuck');
});
