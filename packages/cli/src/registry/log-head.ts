import { readSettings, writeSettings } from './settings-file.ts';
import { z } from 'zod';

const file = 'log-heads.json';
const heads = z.record(z.string(), z.string());

/** The hash of the log's last entry at the last verification on this machine; undefined before the first. */
export async function readLogHead(portal: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  return (await readSettings({ file, env }, heads))?.[new URL(portal).origin];
}

export async function writeLogHead(portal: string, hash: string, env: NodeJS.ProcessEnv): Promise<void> {
  const all = (await readSettings({ file, env }, heads)) ?? {};
  await writeSettings({ file, env }, { ...all, [new URL(portal).origin]: hash });
}
