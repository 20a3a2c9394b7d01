import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const kept = z.record(z.string(), z.object({ refreshToken: z.string(), name: z.string() }));

/** A person who is signed in at a portal. */
export type SignedIn = z.infer<typeof kept>[string];

/** The file is in the folder of the person's settings, and only they may read it. */
const fileIn = (env: NodeJS.ProcessEnv) =>
  join(env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), 'seed-portal', 'tokens.json');

/** Undefined without a sign-in at the portal. */
export async function readSignedIn(portal: string, env: NodeJS.ProcessEnv): Promise<SignedIn | undefined> {
  return (await readAll(env))[new URL(portal).origin];
}

/** @param signedIn undefined removes the sign-in */
export async function writeSignedIn(
  portal: string,
  signedIn: SignedIn | undefined,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const { [new URL(portal).origin]: _, ...others } = await readAll(env);
  const file = fileIn(env);
  const draft = `${file}.${process.pid}.new`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(
      JSON.stringify(signedIn === undefined ? others : { ...others, [new URL(portal).origin]: signedIn }),
    );
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

async function readAll(env: NodeJS.ProcessEnv): Promise<z.infer<typeof kept>> {
  try {
    return kept.parse(JSON.parse(await readFile(fileIn(env), 'utf8')));
  } catch {
    // Without a readable file there is no sign-in, and the next one writes it again.
    return {};
  }
}
