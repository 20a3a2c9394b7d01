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
