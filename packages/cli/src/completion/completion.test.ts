import { execFileSync } from 'node:child_process';
import { chmod, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyFolder, portalBin } from '../testing/run-portal.ts';

/** The words that bash offers at the end of a command line, whose last word is being typed. */
async function offered(line: string): Promise<string[]> {
  const folder = await emptyFolder();
  await chmod(portalBin, 0o755);
  await symlink(portalBin, join(folder, 'portal'));
  const words = line.split(' ');
  const script = `
    eval "$(portal completion bash)"
    COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})
    COMP_CWORD=${words.length - 1}
    _portal
    printf '%s\\n' "\${COMPREPLY[@]}"`;
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` };
  const found = execFileSync('bash', ['--norc', '-c', script], { env, encoding: 'utf8' });
  return found.split('\n').filter(Boolean).toSorted();
}

test.each([
  { line: 'portal pro', words: ['promote'] },
  { line: 'portal re', words: ['release', 'remove'] },
  { line: 'portal new --pipeline ', words: ['github', 'gitlab', 'none'] },
  { line: 'portal promote 1.0.0 --re', words: ['--reason', '--registry', '--releases'] },
  { line: 'portal completion ', words: ['--help', '--json', '--version', 'bash', 'zsh'] },
  { line: 'portal service ', words: ['--help', '--json', '--version', 'add', 'remove'] },
])('bash completes "$line"', async ({ line, words }) => {
  expect(await offered(line)).toEqual(words);
});
