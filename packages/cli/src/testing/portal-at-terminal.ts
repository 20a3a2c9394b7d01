import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { portalBin } from './run-portal.ts';

/** A prompt on the screen, and the keys that are pressed then. */
export interface Typed {
  readonly prompt: string;
  readonly keys: string;
}

export const enter = '\r';
export const down = '\u001B[B';

/**
 * Runs `portal` at a pseudo-terminal and presses the keys of each prompt when it is on the screen.
 *
 * @returns the exit code and everything that the screen showed
 */
export async function portalAtTerminal(cwd: string, words: readonly string[], typed: readonly Typed[]) {
  const command = [process.execPath, portalBin, ...words];
  const child = spawn('script', scriptArguments(command), { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  const open = [...typed];
  let screen = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    screen += stripVTControlCharacters(chunk);
    const [next] = open;
    if (next === undefined || !screen.includes(next.prompt)) return;
    open.shift();
    child.stdin.write(next.keys);
  });
  await once(child, 'close');
  return { exitCode: child.exitCode, screen };
}

/** The BSDs take the command as words, util-linux as one line. */
function scriptArguments(command: readonly string[]): readonly string[] {
  const isLinux = process.platform === 'linux';
  return isLinux
    ? ['-qec', command.map((word) => `'${word}'`).join(' '), '/dev/null']
    : ['-q', '/dev/null', ...command];
}
