import { expect } from '../portal/fixtures.ts';
import { forums, openForums, test } from '../portal/keycloak-fixtures.ts';
import { memberPassword } from '../portal/keycloak.ts';
import { linkInMail } from '../portal/mailbox.ts';
import { oneTimeCode } from '../portal/one-time-code.ts';
import { submitCode, submitPassword } from '../portal/session.ts';

test.describe('signing in with the realm for production', { tag: '@keycloak' }, () => {
  test('a member resets a forgotten password by mail, within the password policy', async ({
    page,
    keycloak,
    newContext,
  }) => {
    const member = await keycloak.addMember();
    await page.goto('/forums');
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await page.locator('#username').fill(member.email);
    await page.getByRole('button', { name: 'Submit' }).click();

    await page.goto(await linkInMail(member.email, /reset password/i));
    const choose = async (password: string) => {
      await page.locator('#password-new').fill(password);
      await page.locator('#password-confirm').fill(password);
      await page.getByRole('button', { name: 'Submit' }).click();
    };
    await choose('short');
    await expect(page.getByText('minimum length 12')).toBeVisible();
    await choose('another long password');
    await expect(forums(page)).toBeVisible();

    const other = await (await newContext()).newPage();
    await other.goto('/forums');
    await submitPassword(other, member.email, memberPassword);
    await expect(other.getByText('Invalid username or password.')).toBeVisible();
    await submitPassword(other, member.email, 'another long password');
    await expect(forums(other)).toBeVisible();
  });

  test('a new member verifies their address by mail before the first visit', async ({ page, keycloak }) => {
    const member = await keycloak.addMember({ emailVerified: false });
    await page.goto('/forums');
    await submitPassword(page, member.email, memberPassword);
    await expect(page.getByText(/verify your email/i).first()).toBeVisible();
    await page.goto(await linkInMail(member.email, /verify/i));
    await expect(forums(page)).toBeVisible();
  });

  test('an Admin sets up a second factor at the first sign-in and needs it from then on', async ({
    page,
    keycloak,
    newContext,
  }) => {
    const admin = await keycloak.addMember({ roles: ['Admin', 'director'] });
    await page.goto('/forums');
    await submitPassword(page, admin.email, memberPassword);
    const key = await page.locator('#totpSecret').inputValue();
    await page.locator('#totp').fill(oneTimeCode(key));
    await page.locator('#userLabel').fill('Phone');
    await page.locator('#saveTOTPBtn').click();
    await expect(forums(page)).toBeVisible();

    const other = await (await newContext()).newPage();
    await other.goto('/forums');
    await submitPassword(other, admin.email, memberPassword);
    await submitCode(other, 'another key');
    await expect(other.getByText('Invalid authenticator code.')).toBeVisible();
    await submitCode(other, key);
    await expect(forums(other)).toBeVisible();
  });

  test('ten wrong passwords lock a member out, and no other member', async ({ page, keycloak, newContext }) => {
    const [victim, other] = await Promise.all([keycloak.addMember(), keycloak.addMember()]);
    await page.goto('/forums');
    for (let count = 0; count < 10; count += 1) {
      await submitPassword(page, victim.email, `wrong password ${count}`);
      await expect(page.getByRole('alert')).toBeVisible();
    }
    await submitPassword(page, victim.email, memberPassword);
    await expect(page.getByText('Invalid username or password.')).toBeVisible();

    await openForums(await (await newContext()).newPage(), other);
    await keycloak.unlock(victim);
    await submitPassword(page, victim.email, memberPassword);
    await expect(forums(page)).toBeVisible();
  });
});
