import { expect, test } from '../portal/fixtures.ts';
import { openAs } from '../portal/session.ts';

test('an Admin adds, edits and deletes an event; members see it and cannot change it', async ({ page, elsewhere }) => {
  const text = 'Rehearsal of the farewell concert';
  await openAs(page, 'admin', '/calendar?month=2031-03');
  await expect(page.getByRole('heading', { level: 2, name: 'March 2031' })).toBeVisible();
  await page.getByRole('button', { name: 'Add an Event' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(['Description is required.', 'Date is required.']);
  await page.getByLabel('Description').fill(text);
  await page.getByLabel('Date').fill('2031-03-15');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Agenda of March 2031' })).toContainText(text);

  const other = await elsewhere('maria', '/calendar?month=2031-03', { timezoneId: 'Asia/Tokyo' });
  await other.getByRole('button', { name: 'Saturday, March 15, 2031, 1 event' }).click();
  const popup = other.getByRole('dialog', { name: 'Saturday, March 15, 2031' });
  await expect(popup).toContainText(text);
  await expect(popup.getByRole('button')).toHaveText(['']);
  await expect(other.getByRole('button', { name: 'Add an Event' })).toHaveCount(0);

  await page.getByRole('button', { name: `Edit “${text}”` }).click();
  await page.getByLabel('Description').fill('Farewell concert');
  await page.getByLabel('Date').fill('2031-03-16');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sunday, March 16, 2031, 1 event' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Delete “Farewell concert”' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText('Nothing is planned for March 2031.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Agenda of March 2031' })).toContainText('Farewell concert');
  await expect(page.getByRole('heading', { name: 'Agenda of March 2031' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete “Farewell concert”' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).press('Escape');
  await expect(page.getByRole('heading', { name: 'Agenda of March 2031' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Nothing is planned for March 2031.')).toBeVisible();
});

test('the keyboard reaches every day, and only the shown month and its neighbours are fetched', async ({ page }) => {
  const months: string[] = [];
  /** This month is fetched after every login, on every page. */
  const thisMonth = `${new Date().toISOString().slice(0, 7)}-01`;
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const from = searchParams.get('from') ?? 'all';
    if (pathname.endsWith('/api/v1/events') && from !== thisMonth) months.push(from);
  });
  await openAs(page, 'kenji', '/calendar?month=2031-05');
  await expect(page.getByText('Nothing is planned for May 2031.')).toBeVisible();
  await expect.poll(() => months.toSorted()).toEqual(['2031-04-01', '2031-05-01', '2031-06-01']);
  await page.getByRole('button', { name: 'Thursday, May 1, 2031' }).focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'End', 'PageDown']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Tuesday, June 10, 2031' })).toBeFocused();
  await expect(page).toHaveURL(/month=2031-06/);
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Tuesday, June 10, 2031' });
  await expect(popup).toContainText('No events on this day.');
  await expect(popup.or(popup.locator('*')).and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Tuesday, June 10, 2031' })).toBeFocused();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.locator('[aria-current="date"]')).toBeVisible();
});

test.describe('from Colombia', () => {
  test.use({ timezoneId: 'America/Bogota' });

  test('a switch shows the meetings too, at the hours of the reader, and is remembered', async ({
    page,
    apiOf,
    elsewhere,
  }) => {
    const kenji = await apiOf('kenji');
    const meeting = { title: 'Stars over two oceans', description: '', classification: '', durationMinutes: 90 };
    await kenji.create('/meetings', { ...meeting, url: 'https://meet.example.org/stars', date: '2031-08-31T19:00' });
    await openAs(page, 'maria', '/calendar?month=2031-08');
    await expect(page.getByText('Nothing is planned for August 2031.')).toBeVisible();
    const toggle = page.getByRole('switch', { name: 'Show meetings too' });
    await toggle.press('Space');
    await expect(page.getByRole('button', { name: 'Sunday, August 31, 2031, 1 meeting' })).toBeVisible();
    await page.reload();
    await expect(toggle).toBeChecked();
    await expect(page.getByRole('link', { name: 'Stars over two oceans' })).toBeVisible();
    await toggle.press('Space');
    await expect(page.getByText('Nothing is planned for August 2031.')).toBeVisible();

    const other = await elsewhere('admin', '/calendar/day/2031-09-01', { timezoneId: 'Asia/Tokyo' });
    await other.getByRole('button', { name: 'Close' }).click();
    await other.getByRole('switch', { name: 'Show meetings too' }).check();
    await other.getByRole('button', { name: 'Monday, September 1, 2031, 1 meeting' }).click();
    await expect(other.getByRole('dialog')).toContainText('9:00 – 10:30 AM');
  });
});
