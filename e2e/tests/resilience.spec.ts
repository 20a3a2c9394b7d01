import type { Page } from '@playwright/test';
import { ApiCaller, tokenOf } from '../portal/api.ts';
import { failedCall } from '../portal/failed-call.ts';
import { expect, test } from '../portal/fixtures.ts';
import { openAs } from '../portal/session.ts';
import { takeDown } from '../portal/take-down.ts';

// The tests run one after the other, because all of them stop parts of the same portal.
test.describe.configure({ mode: 'default', timeout: 120_000 });
/** The lines that the browser and the portal may log while a service is down. */
test.use({ mayLog: failedCall });

const greeting = (page: Page) => page.getByRole('heading', { name: /What would you like to do today/ });

/** Writes posts and comments as fast as possible, and collects the acknowledged ones. */
async function writeUntil(api: ApiCaller, stop: { isRequested: boolean }) {
  const posts: number[] = [];
  const comments: number[] = [];
  const post = await api.createPost('Written under load');
  while (!stop.isRequested) {
    const attempts = Array.from({ length: 8 }, (_, index) =>
      index % 2 === 0
        ? api.fetch('/forums', { method: 'POST', body: { title: `Load ${index}`, content: 'x' } })
        : api.fetch('/comments', { method: 'POST', body: { forumId: post.id, content: `Load ${index}` } }),
    );
    for (const [index, attempt] of (await Promise.allSettled(attempts)).entries()) {
      if (attempt.status !== 'fulfilled' || attempt.value.status !== 201) continue;
      const { id } = (await attempt.value.json()) as { id: number };
      (index % 2 === 0 ? posts : comments).push(id);
    }
  }
  return { posts, comments };
}

/** A page of each service, its message without the service, and a list that stays readable. */
const services = {
  calendar: { path: '/calendar', failed: 'The events did not load', list: '/events?limit=1' },
  clubs: { path: '/clubs', failed: 'The clubs did not load', list: '/clubs' },
  community: { path: '/community/alumni', failed: 'The profiles did not load', list: '/users?group=alumni&limit=1' },
  documents: { path: '/documents/Academic', failed: 'The documents did not load', list: '/documents?limit=1' },
  forums: { path: '/forums', failed: 'The conversations did not load', list: '/forums?limit=1' },
} as const;

/** A list of each service; that of notifications has no page yet. */
const lists = {
  ...Object.fromEntries(Object.entries(services).map(([name, { list }]) => [name, list])),
  notifications: '/notifications?limit=1',
};

/** Waits until the services but one respond. */
async function expectOthersUp(api: ApiCaller, down: string): Promise<void> {
  for (const [other, list] of Object.entries(lists)) {
    if (other !== down) await expect.poll(async () => (await api.fetch(list)).status, { message: other }).toBe(200);
  }
}

test('a killed service affects only its own module, whose page recovers', async ({ context, page, ownPortal }) => {
  const api = new ApiCaller(ownPortal.url, await tokenOf(page, 'maria', ownPortal.url));
  expect(Object.keys((await ownPortal.state()).services).toSorted()).toEqual(Object.keys(lists));
  const recovering: { readonly name: string; readonly broken: Page }[] = [];
  for (const [name, { path, failed }] of Object.entries(services)) {
    const bringBack = await takeDown(ownPortal, name);
    const broken = await context.newPage();
    await broken.goto(ownPortal.url + path);
    await page.goto(`${ownPortal.url}/intranet-welcome`);
    await expect(greeting(page)).toBeVisible();
    await expectOthersUp(api, name);
    const [neighbour, heading] =
      name === 'documents' ? ['Explore the Clubs!', 'Clubs'] : ['Research Documents', 'Documents'];
    await page.getByRole('main').getByRole('link', { name: neighbour }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(broken.getByRole('alert').filter({ hasText: failed })).toBeVisible({ timeout: 20_000 });
    bringBack();
    recovering.push({ name, broken });
  }
  const bringBack = await takeDown(ownPortal, 'notifications');
  await expectOthersUp(api, 'notifications');
  bringBack();
  for (const { name, broken } of recovering) {
    // The list of profiles is fetched at most five times, as specified. Then the page waits for 'Try again'.
    if (name === 'community') await broken.getByRole('button', { name: 'Try again' }).click();
    await expect(broken.getByRole('alert')).toHaveCount(0, { timeout: 40_000 });
    await expect(broken.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('kill -9 of the forums service under load loses no acknowledged post, and the service restarts', async ({
  page,
  ownPortal,
}) => {
  const api = new ApiCaller(ownPortal.url, await tokenOf(page, 'maria', ownPortal.url));
  const stop = { isRequested: false };
  const writers = [writeUntil(api, stop), writeUntil(api, stop)];

  const before = (await ownPortal.state()).services['forums'];
  await expect.poll(async () => (await api.list('/forums?limit=5&q=Load')).length).toBeGreaterThan(0);
  process.kill(before?.pid ?? 0, 'SIGKILL');
  await expect.poll(async () => (await api.fetch('/forums?limit=1')).status, { timeout: 15_000 }).toBe(200);
  expect((await ownPortal.state()).services['forums']?.pid).not.toBe(before?.pid);
  stop.isRequested = true;
  for (const { posts, comments } of await Promise.all(writers)) {
    expect(posts.length).toBeGreaterThan(0);
    for (const id of posts) expect((await api.fetch(`/forums/${id}`)).status, `post ${id}`).toBe(200);
    for (const id of comments) expect((await api.fetch(`/comments/${id}`)).status, `comment ${id}`).toBe(200);
  }
});

test('data and logins survive Ctrl-C and kill -9 of the whole portal', async ({ page, ownPortal }) => {
  const api = new ApiCaller(ownPortal.url, await tokenOf(page, 'maria', ownPortal.url));
  const first = await api.createPost('Before Ctrl-C');
  await page.goto('about:blank');
  expect(await ownPortal.interrupt()).toBe(0);
  await ownPortal.resume();
  const second = await api.createPost('Before kill -9');
  await ownPortal.kill();
  await ownPortal.resume();

  expect((await api.fetch(`/forums/${first.id}`)).status).toBe(200);
  await page.goto(`${ownPortal.url}/forums/${second.id}`);
  await expect(page.getByRole('heading', { name: 'Before kill -9' })).toBeVisible();
});

test('two portals run beside each other, each with its own data', async ({ page, apiOf, ownPortal }) => {
  const here = await apiOf('maria');
  const post = await here.createPost('Only here');
  const there = new ApiCaller(ownPortal.url, await tokenOf(page, 'kenji', ownPortal.url));
  expect(await there.list(`/forums?q=${encodeURIComponent('Only here')}`)).toEqual([]);
  expect((await here.fetch(`/forums/${post.id}`)).status).toBe(200);
});

test('a service that hangs does not delay the main menu, and its own page recovers with it', async ({
  page,
  ownPortal,
}) => {
  await openAs(page, 'maria', `${ownPortal.url}/intranet-welcome`);
  await expect(greeting(page)).toBeVisible();
  const pid = (await ownPortal.state()).services['forums']?.pid ?? 0;
  // Stopped, not ended, so the supervisor still sees a process.
  process.kill(pid, 'SIGSTOP');
  try {
    await page.goto(`${ownPortal.url}/intranet-welcome`);
    await expect(greeting(page)).toBeVisible({ timeout: 30_000 });
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  await page.getByRole('main').getByRole('link', { name: 'Have a Conversation' }).click();
  await expect(page.getByRole('heading', { name: 'Forums', level: 1 })).toBeVisible();
});
