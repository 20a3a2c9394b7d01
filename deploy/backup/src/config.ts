import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

/** A secret can be given as `{ "file": "/run/secrets/name" }`, as orchestrators mount secrets; it is read before this. */
const secret = z.string().min(1);

const bucket = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }),
  bucket: z.string().min(1),
  region: z.string().default('us-east-1'),
  accessKeyId: secret,
  secretAccessKey: secret,
  /** The beginning of all names, such as `portal/`. */
  prefix: z.string().default(''),
});

const place = z.union([z.strictObject({ folder: z.string().min(1) }), bucket]);

const database = z.union([
  z.strictObject({ url: secret }),
  /** An embedded database, whose service is stopped during a backup. */
  z.strictObject({ sqlite: z.string().min(1) }),
]);

const service = z
  .strictObject({
    database: database.optional(),
    objects: place.optional(),
    /** A query of the database for the names of all objects that its rows need. */
    references: z.string().optional(),
  })
  .refine(
    ({ database, objects }) => database !== undefined || objects !== undefined,
    'has neither database nor objects',
  )
  .refine(
    ({ database, references }) => references === undefined || database !== undefined,
    'has references, but no database',
  );

const count = z.number().int().min(0);

const configSchema = z.strictObject({
  /** Where the backups are. */
  store: place,
  /** The public keys of age for which backups are encrypted. */
  recipients: z.array(z.string().regex(/^age1[\da-z]+$/, 'must be a recipient such as age1…')).min(1),
  keep: z.strictObject({ daily: count, weekly: count, monthly: count }).default({ daily: 7, weekly: 5, monthly: 12 }),
  services: z.record(z.string().regex(/^[a-z][a-z\d-]*$/), service),
});

export type BackupConfig = z.output<typeof configSchema>;
export type ServiceParts = BackupConfig['services'][string];
export type PlaceSettings = BackupConfig['store'];
export type DatabaseSettings = NonNullable<ServiceParts['database']>;
export type Keep = BackupConfig['keep'];

/**
 * Reads the configuration with the secrets that it names as files; paths are relative to its folder.
 *
 * @throws BackupError `config` with all problems at once; no message contains a value.
 */
export function readConfig(file: string): BackupConfig {
  const content = readText(file, 'the configuration');
  const parsed = configSchema.safeParse(withSecrets(jsonOf(content, file), dirname(resolve(file))));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `  - ${path.join('.') || 'the file'}: ${message}`);
  throw new BackupError('config', `${file} is not valid:\n${problems.join('\n')}`);
}

/** Reads an identity of age from a file, in which lines with `#` are comments. */
export function readIdentity(file: string): string {
  const lines = readText(file, 'the identity').split('\n');
  const identity = lines.map((line) => line.trim()).find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identity === undefined) throw new BackupError('config', `${file} has no line AGE-SECRET-KEY-…`);
  return identity;
}

function jsonOf(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BackupError('config', `${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const pathNames = new Set(['folder', 'sqlite']);

function withSecrets(value: unknown, folder: string): unknown {
  if (Array.isArray(value)) return value.map((one) => withSecrets(one, folder));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [only] = entries;
  if (entries.length === 1 && only?.[0] === 'file' && typeof only[1] === 'string') {
    return readText(resolve(folder, only[1]), 'a secret').trim();
  }
  return Object.fromEntries(
    entries.map(([name, each]: [string, unknown]) => {
      const isPath = pathNames.has(name) && typeof each === 'string';
      return [name, isPath ? resolve(folder, each) : withSecrets(each, folder)];
    }),
  );
}

function readText(file: string, what: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupError('config', `${file}: ${what} cannot be read (${code ?? 'unknown error'})`, { cause: error });
  }
}
