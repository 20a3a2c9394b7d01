import { failedCall } from '../portal/failed-call.ts';
import { expect, test } from '../portal/fixtures.ts';
import { logInAs, password, submitPassword } from '../portal/session.ts';

test.use({ mayLog: failedCall });

const minute = 60_000;

test('a member signs in again, leaves the portal, and cannot open their profile any more', async ({
  page,
  ownPortal,
}) => {
  await logInAs(page, 'joao', `${ownPortal.url}/my-profile/data`);
  const begin = page
    .getByRole('region', { name: 'Leave the portal' })
    .getByRole('button', { name: 'Leave the portal' });
  await expect(begin).toBeVisible();
  await page.clock.setSystemTime(Date.now() + 6 * minute);
  await begin.click();
  await submitPassword(page, 'joao@seed.example', password);
  const dialog = page.getByRole('dialog', { name: 'Leave the portal?' });
  await expect(dialog.getByText('The profile of João Pereira is deleted for good')).toBeVisible();
  await dialog.getByRole('button', { name: 'Yes, leave' }).click();
  await page.waitForURL(`${ownPortal.url}/`);
  await expect(page.getByRole('status').getByText('You have left the portal')).toBeVisible();

  await logInAs(page, 'joao', `${ownPortal.url}/my-profile`);
  await expect(page.getByRole('alert').getByText('You may not do this.')).toBeVisible();
});

test('a member signs out everywhere else, which also ends the access token of the other browser', async ({
  page,
  newContext,
  ownPortal,
}) => {
  const other = await (await newContext()).newPage();
  const request = other.waitForRequest((one) => one.url().includes('/api/v1/') && 'authorization' in one.headers());
  await logInAs(other, 'paula', `${ownPortal.url}/forums`);
  const { authorization = '' } = (await request).headers();
  const callApi = async () => (await fetch(`${ownPortal.url}/api/v1/forums`, { headers: { authorization } })).status;
  expect(await callApi()).toBe(200);

  await logInAs(page, 'paula', `${ownPortal.url}/my-profile/data`);
  const browsers = page.getByRole('list', { name: 'Your browsers' }).getByRole('listitem');
  await expect(browsers).toHaveText([/This browser/, /Last used/]);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('button', { name: 'Yes, sign out' }).click();
  await expect(browsers).toHaveText([/This browser/]);

  await expect.poll(callApi).toBe(401);
  await other.reload();
  await expect(other.getByLabel('Username or email')).toBeVisible();
  await page.reload();
  await expect(browsers).toHaveCount(1);
});
