import { createHash, timingSafeEqual } from 'node:crypto';

export interface Account {
  readonly id: string;
  /** The e-mail address, which is also the username. */
  readonly email: string;
  readonly password: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly country: string;
  readonly roles: readonly string[];
}

/** The demo accounts; `deploy/keycloak/demo-users.json` has the same ones, and a test compares them. */
export const accounts: readonly Account[] = [
  {
    id: '11111111-0000-4000-8000-000000000001',
    email: 'admin@seed.example',
    password: 'seed',
    givenName: 'Ana',
    familyName: 'Torres',
    country: 'Colombia',
    roles: ['Admin', 'director'],
  },
  {
    id: '11111111-0000-4000-8000-000000000002',
    email: 'maria@seed.example',
    password: 'seed',
    givenName: 'María Fernanda',
    familyName: 'Rojas',
    country: 'Colombia',
    roles: ['participant'],
  },
  {
    id: '11111111-0000-4000-8000-000000000003',
    email: 'kenji@seed.example',
    password: 'seed',
    givenName: 'Kenji',
    familyName: 'Tanaka',
    country: 'Japan',
    roles: ['alumni'],
  },
  {
    id: '11111111-0000-4000-8000-000000000004',
    email: 'paula@seed.example',
    password: 'seed',
    givenName: 'Paula',
    familyName: 'Fernández',
    country: 'Argentina',
    roles: ['coordinator'],
  },
  {
    id: '11111111-0000-4000-8000-000000000005',
    email: 'joao@seed.example',
    password: 'seed',
    givenName: 'João',
    familyName: 'Pereira',
    country: 'Brazil',
    roles: ['professor'],
  },
];

export const accountById = (id: string) => accounts.find((account) => account.id === id);

/** @param key a result of `usernameKey` */
export const accountByUsername = (key: string) => accounts.find(({ email }) => email === key);

/** The account with this username, in any case and with spaces around it, and this password; else undefined. */
export function authenticate(username: string, password: string): Account | undefined {
  const account = accountByUsername(usernameKey(username));
  // An unknown username is compared too, so that it takes the same time.
  const matches = timingSafeEqual(digest(password), digest(account?.password ?? ''));
  return matches ? account : undefined;
}

export const usernameKey = (username: string) => username.trim().toLowerCase();

const digest = (text: string) => createHash('sha256').update(text).digest();
