import type { Page } from '@playwright/test';
import { killProcess } from '../portal/kill-process.ts';
import { untilLive } from '../portal/releases/boot-document.ts';
import { expect, test } from '../portal/releases/release-fixtures.ts';
import { ReleaseTeam } from '../portal/releases/release-team.ts';
import { openAs } from '../portal/session.ts';
import { takeDown } from '../portal/take-down.ts';

test.describe.configure({ timeout: 180_000 });
// While its gateway is down, an open page logs what it fails to fetch: the stream of events and the list of modules.
test.use({ mayLog: /^Failed to load resource: net::ERR_|The list of modules could not be refreshed/ });

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: /^Lima \d/ });

/** Goes through the portal with a chunk that was not loaded yet, and ends at the main menu. */
async function goThrough(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Lima 1.0.0');
  await page.getByRole('button', { name: 'Show details' }).click();
  await expect(page.getByText('Details of 1.0.0')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Main Menu', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Have a Conversation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /What would you like to do today/ })).toBeVisible();
}

// An hour without the registry is like these moments: what the gateway has kept does not age.
test(
  'members notice nothing without the registry, and a gateway that starts meanwhile serves the last good set',
  { tag: '@releases' },
  async ({ page, browser, releasePortal, released }) => {
    const { url } = releasePortal;
    const team = await ReleaseTeam.create(releasePortal, released, 'lima');
    await team.release('1.0.0', '1.1.0');
    await untilLive(url, { lima: '1.0.0' });
    await openAs(page, 'maria', `${url}/lima`);
    await expect(heading(page)).toBeVisible();
    const bringBack = await takeDown(releasePortal, 'registry');
    await goThrough(page);
    await page.goBack();
    await expect(heading(page)).toHaveText('Lima 1.0.0');

    await killProcess(releasePortal, 'gateway');
    await untilLive(url, { lima: '1.0.0' });
    const context = await browser.newContext();
    const another = await context.newPage();
    await openAs(another, 'kenji', `${url}/lima`);
    await goThrough(another);
    await context.close();
    await page.goForward();
    await page.goBack();
    await goThrough(page);

    bringBack();
    await team.promote('1.1.0');
    await untilLive(url, { lima: '1.1.0' });
    await page.goto(`${url}/lima`);
    await expect(heading(page)).toHaveText('Lima 1.1.0');
  },
);
