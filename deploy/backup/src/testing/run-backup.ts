import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export interface Ran {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const main = join(__dirname, '../../dist/backup.main.js');

/** Starts the command; the caller waits for its end or kills it. */
export function startBackup(...words: readonly string[]): ChildProcess {
  return spawn(process.execPath, [main, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs the command where no file may be longer than some kilobytes, as if the disk were full then. */
export function runBackupOnFullDisk(...words: readonly string[]): Promise<Ran> {
  const limited = ['-c', 'ulimit -f 32 && exec "$0" "$@"', process.execPath, main, ...words];
  return ended(spawn('bash', limited, { stdio: ['ignore', 'pipe', 'pipe'] }));
}

/** Runs the command to its end. */
export function runBackup(...words: readonly string[]): Promise<Ran> {
  return ended(startBackup(...words));
}

async function ended(child: ChildProcess): Promise<Ran> {
  if (child.stdout === null || child.stderr === null) throw new Error('the command has no output');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { exitCode: child.exitCode, stdout, stderr };
}

/** A folder with a key and a configuration; `await using` removes it. */
export interface BackupWorld extends AsyncDisposable {
  readonly folder: string;
  readonly identityFile: string;
  /** Writes a configuration and returns its file. */
  configure(name: string, services: object, more?: object): Promise<string>;
}

export async function backupWorld(): Promise<BackupWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'seed-backup-'));
  const identityFile = join(folder, 'identity.txt');
  const { stdout } = await runBackup('keygen');
  await writeFile(identityFile, stdout);
  const recipient = /age1\w+/.exec(stdout)?.[0];
  return {
    folder,
    identityFile,
    async configure(name, services, more = {}) {
      const file = join(folder, `${name}.json`);
      const content = { store: { folder: join(folder, 'store') }, recipients: [recipient], services, ...more };
      await writeFile(file, JSON.stringify(content));
      return file;
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}
