import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { Keycloak, memberPassword, type RealmMember } from './keycloak.ts';
import { submitPassword } from './session.ts';

interface KeycloakFixtures {
  readonly keycloak: Keycloak;
}

/** Tests against a real Keycloak; `npm run test:keycloak` runs them. */
export const test = base.extend<object, KeycloakFixtures>({
  // Most of these tests make a request fail.
  mayLog: /Login failed|^Failed to load resource|could not be renewed|API call failed/,
  keycloak: [
    async ({ browserName: _ }, use) => {
      const keycloak = Keycloak.fromEnvironment();
      if (keycloak === undefined) throw new Error('run these tests with npm run test:keycloak');
      await use(keycloak);
    },
    { scope: 'worker' },
  ],
});

/** The path of a realm's token endpoint. */
export const tokenPath = '/protocol/openid-connect/token';

export interface TokenResponse {
  readonly access_token: string;
  readonly refresh_token: string;
}

export const forums = (page: Page) => page.getByRole('heading', { level: 1, name: 'Forums' });

/** Opens the forums as a member and returns the tokens that the portal gets. */
export async function openForums(page: Page, member: RealmMember): Promise<TokenResponse> {
  const response = page.waitForResponse((candidate) => candidate.url().endsWith(tokenPath));
  await page.goto('/forums');
  await submitPassword(page, member.email, memberPassword);
  await expect(forums(page)).toBeVisible();
  return (await (await response).json()) as TokenResponse;
}
