import { ApiCaller, tokenOf } from '../portal/api.ts';
import { expect, openAs, test } from '../portal/fixtures.ts';
import { PortalProcess } from '../portal/portal-process.ts';

/** Writes posts and comments as fast as they are answered; keeps what was acknowledged. */
async function writeUntil(api: ApiCaller, stop: { asked: boolean }) {
  const posts: number[] = [];
  const comments: number[] = [];
  const post = await api.createPost('Written under load');
  while (!stop.asked) {
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

test('kill -9 of the forums service under writing load loses nothing acknowledged and heals by itself', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const portal = await PortalProcess.start();
  try {
    await page.goto(portal.url);
    const api = new ApiCaller(portal.url, await tokenOf(page, 'maria', portal.url));
    const stop = { asked: false };
    const writers = [writeUntil(api, stop), writeUntil(api, stop)];

    const before = (await portal.state()).services['forums'];
    await expect.poll(async () => (await api.fetch('/forums?limit=5&q=Load')).status).toBe(200);
    process.kill(before?.pid ?? 0, 'SIGKILL');

    await page.goto(`${portal.url}/intranet-welcome`);
    await expect(page.getByRole('heading', { name: /What would you like to do today/ })).toBeVisible();

    await expect.poll(async () => (await api.fetch('/forums?limit=1')).status, { timeout: 15_000 }).toBe(200);
    expect((await portal.state()).services['forums']?.pid).not.toBe(before?.pid);
    stop.asked = true;
    const written = await Promise.all(writers);
    for (const { posts, comments } of written) {
      expect(posts.length).toBeGreaterThan(0);
      for (const id of posts) expect((await api.fetch(`/forums/${id}`)).status, `post ${id}`).toBe(200);
      for (const id of comments) expect((await api.fetch(`/comments/${id}`)).status, `comment ${id}`).toBe(200);
    }
  } finally {
    await portal.dispose();
  }
});

test('data and logins survive Ctrl-C and kill -9 of the whole portal', async ({ page }) => {
  test.setTimeout(120_000);
  const portal = await PortalProcess.start();
  try {
    const api = new ApiCaller(portal.url, await tokenOf(page, 'maria', portal.url));
    const first = await api.createPost('Before Ctrl-C');
    expect(await portal.interrupt()).toBe(0);
    await portal.resume();
    const second = await api.createPost('Before kill -9');
    await portal.kill();
    await portal.resume();

    expect((await api.fetch(`/forums/${first.id}`)).status).toBe(200);
    expect((await api.fetch(`/forums/${second.id}`)).status).toBe(200);
    await page.goto(`${portal.url}/forums/${second.id}`);
    await expect(page.getByRole('heading', { name: 'Before kill -9' })).toBeVisible();
  } finally {
    await portal.dispose();
  }
});

test('two portals run beside each other, each with its own data', async ({ page, portal }) => {
  const other = await PortalProcess.start();
  try {
    const here = new ApiCaller(portal.url, await tokenOf(page, 'maria', portal.url));
    const post = await here.createPost('Only here');
    await page.context().clearCookies();
    const there = new ApiCaller(other.url, await tokenOf(page, 'kenji', other.url));
    const found = await there.fetch(`/forums?q=${encodeURIComponent('Only here')}`);
    expect(await found.json()).toEqual([]);
    expect((await here.fetch(`/forums/${post.id}`)).status).toBe(200);
  } finally {
    await other.dispose();
  }
});

test('a service that is down is told in its module only, and the page heals when it is back', async ({ page }) => {
  test.setTimeout(120_000);
  const portal = await PortalProcess.start();
  try {
    await openAs(page, 'maria', `${portal.url}/forums`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const state = await portal.state();
    expect(Object.keys(state.services)).toContain('forums');
    // Stopped, not ended: the supervisor sees a living process, as with one that hangs.
    process.kill(state.services['forums']?.pid ?? 0, 'SIGSTOP');
    try {
      const ready = await fetch(`${portal.url}/health/live`);
      expect(ready.status).toBe(200);
      await page.goto(`${portal.url}/intranet-welcome`);
      await expect(page.getByRole('heading', { name: /What would you like to do today/ })).toBeVisible({
        timeout: 30_000,
      });
    } finally {
      process.kill(state.services['forums']?.pid ?? 0, 'SIGCONT');
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: /Have a Conversation/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Forums', level: 1 })).toBeVisible();
  } finally {
    await portal.dispose();
  }
});
