import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accounts } from './accounts.ts';

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

it('has the same demo accounts as the realm for a real Keycloak', () => {
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

it("has the portal's colours, type and spaces on its pages", () => {
  const ours = properties(join(__dirname, '../assets/identity.css'));
  const portals = properties(join(root, 'packages/ui/src/tokens.css'));
  const shared = [...ours].filter(([name]) => portals.has(name));
  expect(shared.length).toBeGreaterThan(30);
  for (const [name, value] of shared) expect([name, value]).toEqual([name, portals.get(name)]);
});

function properties(file: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of readFileSync(file, 'utf8').matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
    // The first mention is the root's; what follows are exceptions, as for reduced motion.
    if (!found.has(name)) found.set(name, value.replace(/\s+/g, ' '));
  }
  return found;
}
