import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { z } from 'zod';

/** A file in the folder of the person's settings. */
export interface SettingsFile {
  readonly file: string;
  readonly env: NodeJS.ProcessEnv;
}

const pathOf = ({ file, env }: SettingsFile) =>
  join(env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), 'seed-portal', file);

/** Undefined if there is no such file, or if it is of another form: it is written again. */
export async function readSettings<Schema extends z.ZodType>(
  settings: SettingsFile,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(pathOf(settings), 'utf8')));
  } catch {
    // A missing or broken file holds nothing that the person could not enter again.
    return undefined;
  }
}

/** Replaces the file as a whole; only its owner may read it. */
export async function writeSettings(settings: SettingsFile, content: object): Promise<void> {
  const path = pathOf(settings);
  const draft = `${path}.${process.pid}.new`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(JSON.stringify(content));
  } finally {
    await handle.close();
  }
  await rename(draft, path);
}
