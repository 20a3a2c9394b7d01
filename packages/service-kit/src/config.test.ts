import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import {
  ConfigError,
  databaseConfig,
  databaseLocation,
  parseConfig,
  serverConfig,
  tokenConfig,
  tokenSettings,
} from './config.ts';

const schema = z.object({ ...serverConfig, ...tokenConfig, ...databaseConfig });

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    parseConfig(schema, env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

import { readServiceConfig } from './service-config.ts';

test('an empty environment has a sensible configuration', () => {
  const config = parseConfig(schema, { LOG_LEVEL: '' });
  expect(config).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, LOG_LEVEL: 'info', TOKEN_AUDIENCE: 'portal-api' });
  expect(tokenSettings(config)).toEqual({
    issuer: 'http://localhost:3000/realms/seed',
    jwksUrl: 'http://localhost:3000/realms/seed/protocol/openid-connect/certs',
    audience: 'portal-api',
    rolesClaim: 'realm_access.roles',
    adminRole: 'Admin',
    clientId: 'portal-web',
  });
  expect(databaseLocation(config, 'forums')).toEqual({ file: '.data/forums.sqlite' });
});

test('all problems are reported at once, by name and without the values', () => {
  const problems = problemsOf({ PORT: 'http', DATABASE_URL: 'postgres://u:secret@h/d', LOG_LEVEL: 'loud' });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(['PORT', 'LOG_LEVEL', 'DATABASE_URL']);
  expect(problems.join()).not.toContain('secret');
});

test('an external Keycloak is the issuer, its certificates its keys', () => {
  const config = parseConfig(schema, { KEYCLOAK_URL: 'https://login.example.org/', KEYCLOAK_REALM: 'alumni' });
  expect(tokenSettings(config)).toMatchObject({
    issuer: 'https://login.example.org/realms/alumni',
    jwksUrl: 'https://login.example.org/realms/alumni/protocol/openid-connect/certs',
  });
});

test('the claim with the roles and the role of Admins are those of the environment', () => {
  const config = parseConfig(schema, { ROLES_CLAIM: 'https://seed.example/roles', ADMIN_ROLE: 'portal-admin' });
  expect(tokenSettings(config)).toMatchObject({ rolesClaim: 'https://seed.example/roles', adminRole: 'portal-admin' });
});

test('issuer and key set can have different addresses, as inside of a cluster', () => {
  const config = parseConfig(schema, { TOKEN_ISSUER: 'https://a.example', JWKS_URL: 'http://keycloak:8080/certs' });
  expect(tokenSettings(config)).toMatchObject({ issuer: 'https://a.example', jwksUrl: 'http://keycloak:8080/certs' });
});

test('the database server of the environment is used', () => {
  const config = parseConfig(schema, { DATABASE_URL: 'mysql://u:p@db:3306/forums' });
  expect(databaseLocation(config, 'forums')).toEqual({ url: 'mysql://u:p@db:3306/forums' });
});

test('in production a service does not start without the secret for events about removed members', () => {
  const EVENTS_SECRET = 'x'.repeat(32);
  expect(() => readServiceConfig('clubs', { NODE_ENV: 'production' })).toThrow(/EVENTS_SECRET: must be set/);
  expect(readServiceConfig('clubs', { NODE_ENV: 'production', EVENTS_SECRET }).events.secret).toBe(EVENTS_SECRET);
  const sentence = 'a sentence that no service accepts as a bearer token';
  expect(() => readServiceConfig('clubs', { EVENTS_SECRET: sentence })).toThrow(
    /EVENTS_SECRET: must consist of letters/,
  );
  expect(readServiceConfig('clubs', {}).events.secret).toBeUndefined();
});

test('a secret can be a file, without its line end; both at once, an empty file or none is an error without the value', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seed-secrets-'));
  const [file, empty] = [join(folder, 'secret'), join(folder, 'empty')];
  await writeFile(file, 'mysql://u:p@db/forums\n');
  await writeFile(empty, '\n');
  expect(parseConfig(schema, { DATABASE_URL_FILE: file }).DATABASE_URL).toBe('mysql://u:p@db/forums');
  expect(parseConfig(schema, { DATABASE_URL_FILE: '' }).DATABASE_URL).toBeUndefined();
  expect(problemsOf({ DATABASE_URL: 'mysql://u:p@db/forums', DATABASE_URL_FILE: file })).toEqual([
    'DATABASE_URL_FILE: must not be set beside DATABASE_URL',
  ]);
  const absent = problemsOf({ DATABASE_URL_FILE: join(folder, 'absent'), PORT: 'http' });
  expect(absent).toEqual(['DATABASE_URL_FILE: the file cannot be read (ENOENT)', expect.stringMatching(/^PORT/)]);
  expect(problemsOf({ EVENTS_SECRET_FILE: empty })).toEqual(['EVENTS_SECRET_FILE: the file is empty']);
  await rm(folder, { recursive: true });
});

test.each([
  ['http://keycloak:8080', {}, 'refused'],
  ['http://keycloak:8080', { ALLOW_INSECURE_ISSUER: 'true' }, 'accepted'],
  ['http://127.0.0.1:8080', {}, 'accepted'],
  ['https://login.example.org', {}, 'accepted'],
  ['https://login.example.org', { JWKS_URL: 'http://keycloak:8080/certs' }, 'refused'],
  ['http://keycloak:8080', { NODE_ENV: 'development' }, 'accepted'],
])('in production a provider at %s with %j is %s', (KEYCLOAK_URL, others, outcome) => {
  const settings = () => tokenSettings(parseConfig(schema, { NODE_ENV: 'production', KEYCLOAK_URL, ...others }));
  if (outcome === 'refused') expect(settings).toThrow(/must be https in production .*ALLOW_INSECURE_ISSUER/);
  else expect(settings).not.toThrow();
});
