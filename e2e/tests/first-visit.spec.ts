import type { Page, Request } from '@playwright/test';
import { expect, test } from '../portal/fixtures.ts';
import { openAs } from '../portal/session.ts';
import { withoutStreams } from '../portal/without-streams.ts';

/** The roles of requests, and the most that a first visit of `/forums` makes of each; portraits are not counted. */
const limits = { document: 3, script: 6, style: 4, font: 1, picture: 0, session: 1, data: 2 } as const;

/** The stream is refused in these tests and tried again at any time. */
const uncounted = /^\/uploads\/|\/notification-stream$/;

type Role = keyof typeof limits;

const roleOfType: Readonly<Record<string, Role>> = {
  document: 'document',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'picture',
};

function roleOf(request: Request): Role {
  const { pathname } = new URL(request.url());
  if (pathname.endsWith('/token')) return 'session';
  return roleOfType[request.resourceType()] ?? 'data';
}

/** All requests of a first visit of María, who has a session with the identity provider, but an empty cache. */
async function requestsOfFirstVisit(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && !uncounted.test(pathname)) requests.push(request);
  });
  await withoutStreams(page);
  await openAs(page, 'maria', path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return requests;
}

const pathsOf = (requests: readonly Request[]) => requests.map((request) => new URL(request.url()).pathname);

test('a first visit of the forums makes few requests of each kind', async ({ page, elsewhere }) => {
  await elsewhere('maria', '/forums', {});
  const requests = await requestsOfFirstVisit(page, '/forums');
  for (const [role, limit] of Object.entries(limits)) {
    const ofRole = pathsOf(requests.filter((request) => roleOf(request) === role));
    expect.soft(ofRole.length, `${role}: ${ofRole.join(' ')}`).toBeGreaterThanOrEqual(Math.min(limit, 1));
    expect.soft(ofRole.length, `${role}: ${ofRole.join(' ')}`).toBeLessThanOrEqual(limit);
  }
});

for (const path of ['/calendar', '/meetings', '/clubs', '/community', '/documents', '/notifications', '/search']) {
  test(`a first visit of ${path} makes at most 18 requests, its pictures aside`, async ({ page, elsewhere }) => {
    await elsewhere('maria', path, {});
    const requests = await requestsOfFirstVisit(page, path);
    const counted = pathsOf(requests.filter((request) => roleOf(request) !== 'picture'));
    expect(counted, counted.join(' ')).toContainEqual(expect.stringMatching(/^\/m\//));
    expect(counted.length, counted.join(' ')).toBeLessThanOrEqual(18);
  });
}

test('what a page does not show is requested when the member first does something', async ({ page }) => {
  await withoutStreams(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openAs(page, 'maria', '/forums');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const others = ['/api/v1/clubs', '/api/v1/meetings', '/api/v1/recommendations', '/api/v1/notifications/unread'];
  expect(requested.filter((path) => others.includes(path))).toEqual([]);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Search' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Notifications' })).toBeVisible();
  await page.mouse.move(10, 300);
  await expect.poll(() => others.filter((path) => !requested.includes(path))).toEqual([]);
});

test('a post opens from the list without further code, once the member has done something with the list', async ({
  page,
}) => {
  await withoutStreams(page);
  await openAs(page, 'maria', '/forums');
  const post = page.getByRole('article').first();
  await expect(post).toBeVisible();
  await page.waitForLoadState('networkidle');
  const isCode = (url: string) => /^\/m\/forums\/.*\.js$/.test(new URL(url).pathname);
  const ahead = page.waitForResponse((response) => isCode(response.url()));
  await page.mouse.move(10, 300);
  await (await ahead).finished();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await post.getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: 'Add a comment' })).toBeVisible();
  expect(requested.filter(isCode)).toEqual([]);
});

test('the files of a module do not keep the silent check waiting for a connection', async ({ page, elsewhere }) => {
  await elsewhere('maria', '/forums', {});
  await withoutStreams(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const filesOfModules = () => requested.filter((path) => path.startsWith('/m/'));
  const silentCheck = page.waitForRequest('**/silent-check-sso.html');
  // In a slow network the largest script of the shell arrives after the silent check.
  let filesBefore: string[] = [];
  await page.route('**/assets/main.*.js', async (route) => {
    await silentCheck;
    filesBefore = filesOfModules();
    await route.continue();
  });
  await openAs(page, 'maria', '/forums');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(filesBefore).toEqual([]);
  expect(filesOfModules()).not.toEqual([]);
});

test('the files of a module are requested before the boot document, which may wait for a connection', async ({
  page,
}) => {
  await withoutStreams(page);
  await openAs(page, 'maria', '/intranet-welcome');
  await page.waitForLoadState('networkidle');
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!uncounted.test(pathname)) requested.push(pathname);
  });
  // A click by script, since a pointer on the link would fetch the module ahead.
  await page.locator('main a[href="/documents"]').evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  await expect.poll(() => requested).toContain('/boot.json');
  const files = requested.filter((path) => /^\/(m|boot)\/documents\//.test(path) && !path.endsWith('.svg'));
  expect(requested.slice(0, files.length)).toEqual(files);
  expect(files).toContainEqual(expect.stringMatching(/^\/boot\/documents\//));
});
