import { z } from 'zod';
import { readSettings, writeSettings } from './settings-file.ts';

const file = 'tokens.json';
const kept = z.record(z.string(), z.object({ refreshToken: z.string(), name: z.string() }));

/** A person who is signed in at a portal. */
export type SignedIn = z.infer<typeof kept>[string];

/** Undefined without a sign-in at the portal. */
export async function readSignedIn(portal: string, env: NodeJS.ProcessEnv): Promise<SignedIn | undefined> {
  return (await readSettings({ file, env }, kept))?.[new URL(portal).origin];
}

/** @param signedIn undefined removes the sign-in */
export async function writeSignedIn(
  portal: string,
  signedIn: SignedIn | undefined,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const { [new URL(portal).origin]: _, ...others } = (await readSettings({ file, env }, kept)) ?? {};
  const content = signedIn === undefined ? others : { ...others, [new URL(portal).origin]: signedIn };
  await writeSettings({ file, env }, content);
}
