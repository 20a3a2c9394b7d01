import { parseArgs } from 'node:util';
import { backUp } from './back-up.ts';
import { BackupError } from './backup-error.ts';
import { type BackupConfig, readConfig, readIdentity } from './config.ts';
import { newKeyPair } from './encryption.ts';
import { listBackups, type Manifest, readManifest } from './manifest.ts';
import { placeAt } from './places.ts';
import { prune } from './prune.ts';
import { restore } from './restore.ts';
import { verifyBackup } from './verify.ts';

const usage = `Usage: node deploy/backup/dist/backup.main.js <command> --config <file>

  keygen                                     print a new key; its identity stays away from this machine
  backup                                     back up all services of the configuration
  list                                       list the complete backups, the newest first
  verify  [id]                               compare every piece with its digest, without the key; default: all
  prune   [--dry-run]                        remove what the retention does not keep
  restore [id] --identity <file> [--force]   restore a backup; default: the newest
          [--service <name>…] [--digest <sha256>]`;

const options = {
  config: { type: 'string' },
  identity: { type: 'string' },
  digest: { type: 'string' },
  service: { type: 'string', multiple: true },
  force: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parsedWords>['values'];

const print = (line: string) => process.stdout.write(`${line}\n`);
const progress = (line: string) => process.stderr.write(`${line}\n`);

function parsedWords(words: readonly string[]) {
  return parseArgs({ args: [...words], options, allowPositionals: true });
}

async function main(words: readonly string[]): Promise<void> {
  const { values, positionals } = parsedWords(words);
  const [command, id] = positionals;
  if (values.help) return void print(usage);
  if (command === 'keygen') return printKey();
  if (values.config === undefined) throw new BackupError('config', usage);
  const config = readConfig(values.config);
  switch (command) {
    case 'backup':
      return printMade(await backUp(config, progress));
    case 'list':
      return printList(config);
    case 'verify':
      return verifyAll(config, id);
    case 'prune':
      return printPruned(config, values['dry-run']);
    case 'restore':
      return restoreOne(config, id, values);
    default:
      throw new BackupError('config', usage);
  }
}

async function printKey(): Promise<void> {
  const { identity, recipient } = await newKeyPair();
  print(`# recipient: ${recipient}`);
  print(identity);
}

function printMade({ id, digest }: Manifest): void {
  print(`${id} ${digest}`);
}

async function printList({ store }: BackupConfig): Promise<void> {
  const place = placeAt(store);
  for (const id of await listBackups(place)) printMade(await readManifest(place, id));
}

async function verifyAll({ store }: BackupConfig, id: string | undefined): Promise<void> {
  const place = placeAt(store);
  const ids = id === undefined ? await listBackups(place) : [id];
  if (ids.length === 0) throw new BackupError('not-found', `${place.label} has no complete backup`);
  const verified = new Set<string>();
  for (const each of ids) {
    const { pieces, bytes } = await verifyBackup(place, await readManifest(place, each), verified);
    print(`${each} is whole: ${pieces} pieces, ${bytes} bytes`);
  }
}

async function printPruned(config: BackupConfig, isDryRun: boolean): Promise<void> {
  const { kept, removed, pieces, bytes } = await prune(config, isDryRun);
  for (const id of kept) print(`keep   ${id}`);
  for (const id of removed) print(`remove ${id}`);
  print(`${isDryRun ? 'would remove' : 'removed'} ${pieces} pieces, ${bytes} bytes`);
}

async function restoreOne(config: BackupConfig, id: string | undefined, values: Values): Promise<void> {
  if (values.identity === undefined) throw new BackupError('config', 'restore needs --identity <file>');
  const identity = readIdentity(values.identity);
  const place = placeAt(config.store);
  const chosen = id ?? (await listBackups(place))[0];
  if (chosen === undefined) throw new BackupError('not-found', `${place.label} has no complete backup`);
  const manifest = await readManifest(place, chosen);
  if (values.digest !== undefined && values.digest !== manifest.digest) {
    throw new BackupError('damaged', `The backup ${chosen} is not the one with the digest ${values.digest}`);
  }
  await restore(config, manifest, { identity, services: values.service, force: values.force, progress });
  print(`${chosen} is restored`);
}

// Backups and restored files are for the operator only.
process.umask(0o077);
main(process.argv.slice(2)).catch((error: unknown) => {
  const isKnown = error instanceof BackupError || (error instanceof Error && 'code' in error);
  progress(error instanceof Error ? (isKnown ? error.message : (error.stack ?? error.message)) : String(error));
  process.exitCode = 1;
});
