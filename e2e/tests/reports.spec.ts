import { expect, test } from '../portal/fixtures.ts';
import { openAs } from '../portal/session.ts';

/** A notification takes two seconds; a busy machine needs longer. */
const deadline = { timeout: 20_000 };

interface Profile {
  readonly id: string;
  readonly about: string;
}

test('a member reports a profile, an Admin hides its texts, and its owner learns why and changes them', async ({
  page,
  apiOf,
  elsewhere,
}) => {
  const maria = await apiOf('maria');
  const own = (await (await maria.fetch('/users/login/maria%40seed.example')).json()) as Profile;
  const address = `/community/profiles/${own.id}`;
  const message = `Please leave out the telephone number ${Date.now()}`;

  await openAs(page, 'kenji', address);
  await expect(page.getByText(own.about)).toBeVisible();
  await page.getByRole('button', { name: 'More about María Fernanda Rojas' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await page.getByRole('button', { name: /What is it about/ }).click();
  await page.getByRole('option', { name: 'The texts' }).click();
  await page.getByRole('button', { name: /What is wrong with it/ }).click();
  await page.getByRole('option', { name: 'It has private things of somebody' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expect(page.getByText('Thank you. An Admin will look at it.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Admin/ })).toHaveCount(0);

  const admin = await elsewhere('admin', '/intranet-welcome');
  await admin
    .getByRole('banner')
    .getByRole('link', { name: /^Admin, \d+ open report/ })
    .click();
  const actions = admin.getByRole('group', { name: 'Decide about “María Fernanda Rojas’s profile”' });
  await actions.getByRole('button', { name: 'Hide' }).click();
  await admin.getByRole('textbox', { name: /Message to the member/ }).fill(message);
  await admin.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await expect(actions).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'María Fernanda Rojas' })).toBeVisible();
  await expect(page.getByText(own.about)).toHaveCount(0);

  const owner = await elsewhere('maria', '/notifications');
  await owner.getByRole('link', { name: /An Admin has hidden “Your profile”/ }).click(deadline);
  await expect(owner.getByText(message)).toBeVisible();
  await expect(owner.getByText(own.about)).toBeVisible();
  const changed = await maria.fetch(`/users/${own.id}`, {
    method: 'PUT',
    body: { about: `${own.about} Write to me.` },
  });
  expect(changed.ok).toBe(true);
  await page.reload();
  await expect(page.getByText(`${own.about} Write to me.`)).toBeVisible();
});
