import { execFile } from 'node:child_process';
import { pbkdf2Sync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { themeKey } from '@seed/ui/theme';
import { accounts } from './accounts.ts';
import { kitStyles } from './asset.routes.ts';

const root = join(__dirname, '../../..');

interface StoredPassword {
  readonly secretData: string;
  readonly credentialData: string;
}

interface RealmUser {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly realmRoles: readonly string[];
  readonly credentials: readonly StoredPassword[];
}

it('has the same demo accounts as the file for a real Keycloak', () => {
  const realm = JSON.parse(readFileSync(join(root, 'deploy/keycloak/demo-users.json'), 'utf8')) as {
    users: RealmUser[];
  };
  const users = realm.users.map(({ id, username, email, firstName, lastName, realmRoles, credentials }) => ({
    id,
    usernames: [username, email],
    name: [firstName, lastName],
    roles: realmRoles,
    hasPassword: isPassword('seed', credentials[0]),
  }));
  const ours = accounts.map(({ id, email, givenName, familyName, roles, password }) => ({
    id,
    usernames: [email, email],
    name: [givenName, familyName],
    roles,
    hasPassword: password === 'seed',
  }));
  expect(users).toEqual(ours);
});

it('keeps demo accounts and their passwords out of the file that production imports', () => {
  expect(readFileSync(join(root, 'deploy/keycloak/seed-realm.json'), 'utf8')).not.toMatch(/@seed\.example|"users"/);
});

it('remembers the theme under the same key as the portal', () => {
  expect(readFileSync(join(__dirname, '../assets/theme.js'), 'utf8')).toContain(`getItem('${themeKey}')`);
});

it("gives Keycloak's pages the same stylesheets, font and pictures", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seed-theme-'));
  const theme = (await promisify(execFile)(process.execPath, [join(root, 'deploy/keycloak/theme.mjs'), folder])).stdout;
  const resources = join(theme.trim(), 'login/resources');
  const properties = readFileSync(join(theme.trim(), 'login/theme.properties'), 'utf8');
  const styles = /^styles=(.*)$/m.exec(properties)?.[1]?.split(' ') ?? [];
  expect(styles.filter((style) => style.startsWith('look/'))).toEqual(kitStyles);
  for (const style of styles) {
    for (const [, address = ''] of readFileSync(join(resources, style), 'utf8').matchAll(/url\('([^'#]+)/g)) {
      expect([style, address, existsSync(join(resources, dirname(style), address))]).toEqual([style, address, true]);
    }
  }
  expect(readFileSync(join(resources, 'look/tokens.css'))).toEqual(
    readFileSync(join(root, 'packages/ui/src/tokens.css')),
  );
  await rm(folder, { recursive: true });
});

/** Keycloak's format of a password hash; the import checks a plain password against the realm's policy. */
function isPassword(password: string, stored: StoredPassword | undefined): boolean {
  const { value, salt } = JSON.parse(stored?.secretData ?? '{}') as { value: string; salt: string };
  const { hashIterations } = JSON.parse(stored?.credentialData ?? '{}') as { hashIterations: number };
  const hash = pbkdf2Sync(password, Buffer.from(salt, 'base64'), hashIterations, 64, 'sha512');
  return hash.toString('base64') === value;
}
