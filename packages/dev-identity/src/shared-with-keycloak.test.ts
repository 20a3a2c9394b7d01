import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { themeKey } from '@seed/ui/theme';
import { accounts } from './accounts.ts';
import { kitStyles } from './asset.routes.ts';

const root = join(__dirname, '../../..');

interface RealmUser {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly realmRoles: readonly string[];
  readonly credentials: readonly { readonly value: string }[];
}

it('has the same demo accounts as the file for a real Keycloak', () => {
  const realm = JSON.parse(readFileSync(join(root, 'deploy/keycloak/seed-realm.json'), 'utf8')) as {
    users: RealmUser[];
  };
  const users = realm.users.map(({ id, username, email, firstName, lastName, realmRoles, credentials }) => ({
    id,
    usernames: [username, email],
    name: [firstName, lastName],
    roles: realmRoles,
    password: credentials[0]?.value,
  }));
  const ours = accounts.map(({ id, email, givenName, familyName, roles, password }) => ({
    id,
    usernames: [email, email],
    name: [givenName, familyName],
    roles,
    password,
  }));
  expect(users).toEqual(ours);
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
  expect(styles.slice(0, -1)).toEqual(kitStyles);
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
