import type { Page, Route } from '@playwright/test';
import { expect, test } from '../portal/fixtures.ts';
import { openAs } from '../portal/session.ts';

const moduleFile = /\/m\/forums\/[^/]+\/(?!remoteEntry)[^/]+\.js$/;
const entryFile = /\/m\/forums\/[^/]+\/remoteEntry[^/]*\.js$/;
const styleFile = /\/m\/forums\/[^/]+\/[^/]+\.css$/;

interface Fault {
  readonly name: string;
  readonly files: RegExp;
  readonly respond: (route: Route) => Promise<unknown>;
}

const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
const html = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' });
/** The request stays without a response until the page is closed. */
const silence = () => Promise.resolve();

const faults: readonly Fault[] = [
  { name: 'its server is down', files: entryFile, respond: (route) => route.abort('connectionrefused') },
  { name: 'its entry is missing', files: entryFile, respond: notFound },
  { name: 'its entry is HTML', files: entryFile, respond: html },
  { name: 'its entry never arrives', files: entryFile, respond: silence },
  { name: 'its entry was tampered with', files: entryFile, respond: tamper },
  { name: 'its chunk is missing', files: moduleFile, respond: notFound },
  { name: 'its chunk never arrives', files: moduleFile, respond: silence },
  { name: 'its chunk was tampered with', files: moduleFile, respond: tamper },
  { name: 'its style is missing', files: styleFile, respond: notFound },
];

async function tamper(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n;globalThis.tampered = true;` });
}

/** The pattern matches repeated requests too: a slow machine may send one on hover and one on the click. */
const underAnyUrl = (files: RegExp) => new RegExp(files.source.replace(/\$$/, '(\\?|$)'));

/** The lines that the browser and the shell may log. */
test.use({ mayLog: /./ });

const failureCard = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: 'Forums' });

async function toForums(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Have a Conversation' }).click();
}

for (const { name, files, respond } of faults) {
  test(`a failed module shows its name, and a retry loads it: ${name}`, async ({ page }) => {
    // A retry requests a new URL, so the first one must never load: it would mount the module by itself.
    const faulty = respond === silence ? files : underAnyUrl(files);
    await page.route(faulty, respond);
    await openAs(page, 'maria', '/intranet-welcome');
    await toForums(page);

    await expect(failureCard(page)).toBeVisible({ timeout: 10_000 });
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    if (respond !== silence) await page.unroute(faulty);
    let reloaded = false;
    page.on('load', () => (reloaded = true));
    await failureCard(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();
    expect(reloaded).toBe(false);
  });
}

test('a form whose shared code did not load opens on the next try', async ({ page }) => {
  const sharedCode = '**/assets/kit-forms.*.js';
  await page.route(sharedCode, (route) => route.abort('connectionfailed'));
  await openAs(page, 'maria', '/forums');
  await page.getByRole('button', { name: 'Add a post' }).click();
  await expect(failureCard(page)).toBeVisible();
  await page.unroute(sharedCode);
  await failureCard(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toBeVisible();
});

test('the rest of the portal works while a module is unavailable', async ({ page }) => {
  await page.route(/\/m\/forums\/[^/]+\/remoteEntry/, notFound);
  await openAs(page, 'maria', '/forums');
  await expect(failureCard(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Main Menu', exact: true }).click();
  await expect(page.getByRole('heading', { name: /What would you like to do today/ })).toBeVisible();
});
