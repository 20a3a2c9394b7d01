import { randomUUID } from 'node:crypto';
import { expect } from '../portal/fixtures.ts';
import { test } from '../portal/keycloak-fixtures.ts';
import { memberPassword } from '../portal/keycloak.ts';
import { linkInMail } from '../portal/mailbox.ts';
import { openAs, submitPassword } from '../portal/session.ts';

test.describe('people whom an Admin adds', { tag: '@keycloak' }, () => {
  test('a person gets a mail, sets a password and finds their profile', async ({ page, keycloak, newContext }) => {
    await keycloak.addAccountsClient();
    const email = `added-${randomUUID()}@seed.example`;
    await openAs(page, 'admin', '/community/add-people');
    await page.getByLabel('Name').fill('Lucía Ñáñez Prado');
    await page.getByLabel('Login e-mail').fill(email);
    await page.getByRole('button', { name: 'Add this person' }).click();
    await expect(page.getByText('The profile is there.')).toBeVisible();

    const own = await (await newContext()).newPage();
    await own.goto(await linkInMail(email, /update your account/i));
    await own.getByRole('link', { name: /proceed/i }).click();
    await own.locator('#password-new').fill(memberPassword);
    await own.locator('#password-confirm').fill(memberPassword);
    await own.getByRole('button', { name: 'Submit' }).click();
    await expect(own.getByText(/account has been updated/i)).toBeVisible();
    await own.goto('/my-profile');
    await submitPassword(own, email, memberPassword);
    await expect(own.getByRole('heading', { level: 1, name: 'Lucía Ñáñez Prado' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Nobody waits for a login.')).toBeVisible();
  });
});
