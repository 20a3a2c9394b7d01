import type { Page } from '@playwright/test';
import { type ApiCaller, createApiOf } from '../portal/api.ts';
import { buildOwnModule } from '../portal/build-module.ts';
import { expect, test } from '../portal/fixtures.ts';
import { killProcess } from '../portal/kill-process.ts';
import { modulesDir, type PortalProcess } from '../portal/portal-process.ts';
import { openAs } from '../portal/session.ts';

/** Notifications from a comment to the page take two seconds; a busy machine needs longer. */
const deadline = { timeout: 20_000 };

// The tests run in one worker, because another one would build the same module at the same time.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ ownPortal }) => {
  test.setTimeout(180_000);
  await buildOwnModule('live-count', modulesDir);
  await ownPortal.editRegistry({ 'live-count': '1.0.0' });
});

const unread = (page: Page) => page.getByRole('status', { name: 'Unread' });

/** The number that the page shows, once it shows one. */
async function shownCount(page: Page): Promise<number> {
  await expect(unread(page)).toHaveText(/^\d+$/, deadline);
  return Number(await unread(page).textContent());
}

async function openStreams(portal: PortalProcess): Promise<number> {
  const { internalUrl } = await portal.state();
  const text = await (await fetch(`${internalUrl}/metrics`)).text();
  return Number(/^gateway_open_streams\S* (\d+)/m.exec(text)?.[1]);
}

interface Row {
  readonly id: number;
  readonly permissions: { readonly update: boolean };
}

/** Kenji comments on a post of Maria. */
async function comment(kenji: ApiCaller, maria: ApiCaller, text: string): Promise<void> {
  const post = (await maria.list<Row>('/forums')).find(({ permissions }) => permissions.update);
  await kenji.create('/comments', { forumId: post?.id, content: text });
}

test('a comment shows on the open pages of the author, whose tabs share one connection', async ({
  browser,
  context,
  ownPortal,
}) => {
  test.setTimeout(120_000);
  const apiOf = createApiOf(browser, ownPortal.url);
  const [kenji, maria] = [await apiOf('kenji'), await apiOf('maria')];
  await expect.poll(() => openStreams(ownPortal), deadline).toBe(0);

  const address = `${ownPortal.url}/intranet-welcome`;
  const first = await context.newPage();
  await openAs(first, 'maria', address);
  const before = await shownCount(first);
  await expect.poll(() => openStreams(ownPortal), deadline).toBe(1);
  const second = await context.newPage();
  await second.goto(address);
  expect(await shownCount(second)).toBe(before);

  await comment(kenji, maria, 'Live in both tabs');
  for (const page of [first, second]) await expect(unread(page)).toHaveText(String(before + 1), deadline);
  expect(await openStreams(ownPortal)).toBe(1);

  // The tab with the connection is closed: the other one opens its own.
  await first.close();
  await comment(kenji, maria, 'Live in the other tab');
  await expect(unread(second)).toHaveText(String(before + 2), deadline);
  await expect.poll(() => openStreams(ownPortal), deadline).toBe(1);

  await second.close();
  await expect.poll(() => openStreams(ownPortal), deadline).toBe(0);
});

test('a page goes on after the service of the notifications was killed, without a word to the member', async ({
  browser,
  page,
  ownPortal,
}) => {
  test.setTimeout(120_000);
  const apiOf = createApiOf(browser, ownPortal.url);
  const [kenji, maria] = [await apiOf('kenji'), await apiOf('maria')];
  await openAs(page, 'maria', `${ownPortal.url}/intranet-welcome`);
  const before = await shownCount(page);
  await expect.poll(() => openStreams(ownPortal), deadline).toBe(1);
  await killProcess(ownPortal, 'notifications');
  await comment(kenji, maria, 'After the service was killed');
  await expect(unread(page)).toHaveText(String(before + 1), { timeout: 60_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
});
