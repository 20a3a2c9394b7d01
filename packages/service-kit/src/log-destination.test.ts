import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Parses the lines that a process has logged by this code when it has exited. They go to a file, which never is full. */
function linesOf(code: string): { readonly msg: string }[] {
  const script = `import { createLogger } from ${JSON.stringify(join(__dirname, 'logger.ts'))};
    const logger = createLogger({ name: 'test' }); ${code}`;
  const file = join(tmpdir(), `seed-log-${process.pid}`);
  const output = openSync(file, 'w');
  spawnSync(
    process.execPath,
    ['--conditions=seed-source', '--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: __dirname, stdio: ['ignore', output, 'inherit'] },
  );
  closeSync(output);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  rmSync(file);
  return lines.map((line) => JSON.parse(line) as { msg: string });
}

test('lines of any length and script are whole and in order', () => {
  const texts = Array.from({ length: 3000 }, (_, at) => `${at} Ñañez 東京 🌱`);
  texts.splice(1500, 0, '社'.repeat(100_000));
  const lines = linesOf(`
    const texts = Array.from({ length: 3000 }, (_, at) => at + ' Ñañez 東京 🌱');
    texts.splice(1500, 0, '社'.repeat(100_000));
    for (const text of texts) logger.info(text);`);
  expect(lines.map(({ msg }) => msg)).toEqual(texts);
});

test('a line is written while the process continues', () => {
  const [before, after] = linesOf(`
    logger.info('before');
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = (bytes) => {
      process.stdout.write = write;
      write(bytes);
      logger.info('after');
      clearInterval(running);
      return true;
    };
    const running = setInterval(() => undefined, 1000);`);
  expect([before?.msg, after?.msg]).toEqual(['before', 'after']);
});
