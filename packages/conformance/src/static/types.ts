import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Finding } from '../finding.ts';

const typeError = /^(.+?)\((\d+),\d+\): error (TS\d+: .*)$/;

/** The errors of the TypeScript compiler of the module's own project. */
export async function typeFindings(folder: string): Promise<readonly Finding[]> {
  const library = createRequire(join(folder, 'package.json')).resolve('typescript/package.json');
  const compiler = join(dirname(library), 'bin/tsc');
  const child = spawn(process.execPath, [compiler, '-p', folder, '--noEmit', '--pretty', 'false'], { cwd: folder });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await once(child, 'close');
  const found = output.split('\n').flatMap((text) => {
    const [, file, line, message] = typeError.exec(text) ?? [];
    return message === undefined ? [] : [{ rule: 'types', message, file, line: Number(line) }];
  });
  return child.exitCode === 0 || found.length > 0 ? found : [{ rule: 'types', message: output.trim() }];
}
