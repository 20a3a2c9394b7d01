import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../portal/fixtures.ts';
import { openAs } from '../portal/session.ts';

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test('a member schedules a meeting of a club, another member changes and deletes it', async ({ page, elsewhere }) => {
  const title = 'Rivers without a bridge';
  await openAs(page, 'maria', '/meetings/Geography');
  await expect(page.getByRole('heading', { level: 1, name: 'Geography meetings' })).toBeFocused();
  await page.getByRole('button', { name: 'Schedule a meeting' }).click();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields to schedule a meeting.');
  await fillIn(page, { Title: title, Link: 'meet.example.org/rivers', Date: '2020-01-31', Time: '19:00' });
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Please schedule the meeting for a future time!');
  await fillIn(page, { Date: '2031-01-31' });
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const link = page.getByRole('link', { name: title });
  await expect(link).toHaveAttribute('href', 'https://meet.example.org/rivers');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await page.goto('/meetings/Etiquette');
  await expect(page.getByRole('heading', { level: 1, name: 'Etiquette meetings' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(cardOf(page, title)).toHaveCount(0);

  const other = await elsewhere('kenji', '/meetings');
  await other.getByRole('button', { name: `Options for “${title}”` }).click();
  await other.getByRole('menuitem', { name: 'Edit' }).click();
  await fillIn(other, { Title: '', Time: '20:30' });
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('alert')).toHaveText('Please fill in all fields to update the meeting.');
  await fillIn(other, { Title: 'Rivers with a bridge' });
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(cardOf(other, 'Rivers with a bridge')).toContainText('8:30 – 9:30 PM');
  await other.getByRole('button', { name: 'Options for “Rivers with a bridge”' }).click();
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  await other.getByRole('button', { name: 'No', exact: true }).click();
  await other.reload();
  await other.getByRole('button', { name: 'Options for “Rivers with a bridge”' }).click();
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  await other.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(cardOf(other, 'Rivers with a bridge')).toHaveCount(0);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(cardOf(other, 'Rivers with a bridge')).toContainText('8:30 – 9:30 PM');
  await expect(cardOf(other, 'Rivers with a bridge')).toContainText('Last changed by Kenji');
});

test.describe('from Spain', () => {
  test.use({ timezoneId: 'Europe/Madrid' });

  test("a card shows the time in the three zones and in the member's own, and can be saved as a file", async ({
    page,
  }) => {
    const title = 'Tea across three oceans';
    await openAs(page, 'paula', '/meetings/new-meeting');
    await fillIn(page, { Title: title, Link: 'https://meet.example.org/tea', Date: '2031-01-31', Time: '19:00' });
    await page.getByRole('button', { name: '1 hour Length' }).click();
    await page.getByRole('option', { name: '1 hour 30 minutes' }).click();
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    const card = cardOf(page, title);
    await expect(card.getByRole('definition')).toHaveText([
      '7:00 – 8:30 PM',
      '9:00 – 10:30 PM',
      '9:00 – 10:30 AM Sat +1 day',
      '1:00 – 2:30 AM Sat +1 day',
    ]);
    await expect(card.getByRole('term')).toHaveText(['COL', 'ARG/BRA', 'JP', 'Your time (Madrid)']);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: `Add “${title}” to my calendar` }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^meeting-\d+\.ics$/);
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toContain('DTSTART:20310201T000000Z');
    expect(file).toContain('DTEND:20310201T013000Z');
    expect(file).toContain(`SUMMARY:${title}`);
  });
});

test('a member joins a meeting, sees who else does, and is notified when it is moved', async ({ page, apiOf }) => {
  const kenji = await apiOf('kenji');
  const title = `Moved by its host ${Date.now()}`;
  const meeting = { title, description: '', url: 'https://meet.example.org/moved', classification: '' };
  const { id } = await kenji.create<{ id: number }>('/meetings', { ...meeting, date: '2031-01-31T19:00' });
  const put = (path: string, body: object) => kenji.fetch(path, { method: 'PUT', body });
  expect((await put(`/meetings/${id}/attendance`, { status: 'tentative' })).status).toBe(204);
  await openAs(page, 'admin', '/meetings');
  const card = cardOf(page, title);
  await expect(card.getByText(/Invited by Kenji/)).toBeVisible();
  await card.getByRole('button', { name: 'I join' }).press('Enter');
  await expect(card.getByRole('button', { name: 'I join 1' })).toHaveAttribute('aria-pressed', 'true');
  await card.getByRole('button', { name: `Who joins “${title}”?` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Who joins?' });
  await expect(dialog.getByRole('region', { name: '1 member may join' }).getByRole('link')).toHaveText(/Kenji/);
  await expect(dialog.getByRole('region', { name: '1 member joins' }).getByRole('link')).toHaveCount(1);

  expect((await put(`/meetings/${id}`, { ...meeting, date: '2031-02-01T20:30' })).status).toBe(200);
  await page.goto('/notifications');
  const notice = page.getByRole('article').filter({ hasText: title });
  await expect(notice).toContainText(`moved the meeting “${title}”`, { timeout: 20_000 });
  await expect(notice).toContainText('Sat 1 Feb, 20:30 in Colombia');
});
