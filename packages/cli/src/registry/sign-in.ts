import { setTimeout as delay } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { CliError } from '../cli-error.ts';
import { type IdentityProvider, identityOf } from './identity.ts';
import { readSignedIn, writeSignedIn } from './token-file.ts';

/** The client of people at terminals, in every realm of a portal. */
const client_id = 'pipeline-cli';
const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';
/** RFC 8628, section 3.5. */
const slowDownSeconds = 5;

const tokens = z.looseObject({ access_token: z.string(), refresh_token: z.string().optional() });
const device = z.looseObject({
  device_code: z.string(),
  user_code: z.string(),
  verification_uri: z.string(),
  expires_in: z.number(),
  interval: z.number().default(5),
});

/** The variables of a pipeline, by which it signs in. */
const credentials = z.object({ PORTAL_CLIENT: z.string().min(1), PORTAL_CLIENT_SECRET: z.string().min(1) });

/** A caller of the registry. */
export interface Caller {
  /** The pipeline's client, or the person's username. */
  readonly name: string;
  readonly accessToken: string;
}

/**
 * Signs a pipeline in by its variables, or the person who ran `portal login`.
 *
 * @throws CliError `usage` without credentials or tokens, `unreachable` if the portal or the provider does not respond.
 */
export async function signIn(portal: string, env: NodeJS.ProcessEnv): Promise<Caller> {
  const parsed = credentials.safeParse(env);
  if (parsed.success) return signInPipeline(await identityOf(portal), parsed.data);
  const person = await readSignedIn(portal, env);
  if (person === undefined) {
    throw new CliError(
      'usage',
      `Sign in first: portal login --registry ${portal}, or set PORTAL_CLIENT and PORTAL_CLIENT_SECRET in a pipeline`,
    );
  }
  const fields = { client_id, grant_type: 'refresh_token', refresh_token: person.refreshToken };
  const { content } = await (await identityOf(portal)).post('token', fields);
  const issued = tokens.safeParse(content);
  if (!issued.success) throw new CliError('usage', `Your sign-in has ended. Run: portal login --registry ${portal}`);
  const { access_token: accessToken, refresh_token: refreshToken = person.refreshToken } = issued.data;
  await writeSignedIn(portal, { ...person, refreshToken }, env);
  return { name: person.name, accessToken };
}

async function signInPipeline(
  provider: IdentityProvider,
  { PORTAL_CLIENT: name, PORTAL_CLIENT_SECRET }: z.infer<typeof credentials>,
): Promise<Caller> {
  const pair = [name, PORTAL_CLIENT_SECRET].map(encodeURIComponent).join(':');
  const headers = { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
  const { content } = await provider.post('token', { grant_type: 'client_credentials' }, headers);
  const issued = tokens.safeParse(content);
  if (!issued.success) throw new CliError('usage', `${name} cannot sign in: check PORTAL_CLIENT_SECRET`);
  return { name, accessToken: issued.data.access_token };
}

interface Login {
  readonly portal: string;
  readonly env: NodeJS.ProcessEnv;
  /** Shows the person where to enter which code. */
  show(line: string): void;
}

/**
 * Signs a person in by the device flow (RFC 8628), and keeps the tokens.
 *
 * @returns the person's username
 * @throws CliError `failed` if the person refuses or does not confirm in time.
 */
export async function signInPerson({ portal, env, show }: Login): Promise<string> {
  const provider = await identityOf(portal);
  const begun = device.safeParse((await provider.post('auth/device', { client_id, scope: 'openid' })).content);
  if (!begun.success) throw new CliError('usage', `The identity provider of ${portal} has no client ${client_id}`);
  const { verification_uri, user_code, expires_in } = begun.data;
  show(
    `Open ${verification_uri} and enter the code ${user_code}. It is valid for ${Math.round(expires_in / 60)} minutes.`,
  );
  const { access_token, refresh_token: refreshToken = '' } = await untilConfirmed(provider, begun.data);
  const {
    preferred_username,
    email,
    sub = '',
  } = decodeJwt<{ preferred_username?: string; email?: string }>(access_token);
  const name = preferred_username ?? email ?? sub;
  await writeSignedIn(portal, { refreshToken, name }, env);
  return name;
}

async function untilConfirmed(
  provider: IdentityProvider,
  { device_code, expires_in, interval }: z.infer<typeof device>,
) {
  const deadline = Date.now() + expires_in * 1000;
  let pauseSeconds = interval;
  while (Date.now() < deadline) {
    await delay(pauseSeconds * 1000);
    const { content, error } = await provider.post('token', { client_id, grant_type: deviceGrant, device_code });
    const issued = tokens.safeParse(content);
    if (issued.success) return issued.data;
    if (error === 'access_denied') throw new CliError('failed', 'The sign-in was cancelled in the browser');
    if (error === 'slow_down') pauseSeconds += slowDownSeconds;
    else if (error !== 'authorization_pending') break;
  }
  throw new CliError('failed', 'The code has expired. Run the command again');
}

/** Ends the sign-in of a person at a portal; returns who it was, or undefined. */
export async function signOut(portal: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const person = await readSignedIn(portal, env);
  if (person === undefined) return undefined;
  // The file is forgotten also if the provider does not respond.
  await writeSignedIn(portal, undefined, env);
  await (
    await identityOf(portal)
  ).post('revoke', { client_id, token: person.refreshToken, token_type_hint: 'refresh_token' });
  return person.name;
}
