import { followingPortal, eventually } from '../testing/following-portal.ts';
import { releaseRegistry } from '../testing/release-registry.ts';

/** A registry whose forums are stable as 1.0.0, and have a rollout of 1.1.0 for some members. */
async function rollingOut(share: number) {
  const registry = await releaseRegistry();
  await registry.publish('1.0.0');
  await registry.publish('1.1.0');
  registry.point('1.1.0');
  const canary = registry.feed.channels['stable']?.['forums'];
  registry.point('1.0.0');
  if (canary === undefined) throw new Error('There is no canary');
  registry.feed.rollouts = { forums: { id: 7, share, roles: ['alumni'], ...canary } };
  registry.wake();
  return registry;
}

/** Stable does not wait for the canary's files. */
async function untilCanary({ boot }: Awaited<ReturnType<typeof followingPortal>>): Promise<void> {
  await eventually(async () => (await boot()).canaries !== undefined, 'the canary is verified');
}

test('the boot document has the canary besides stable, and its files are served', async () => {
  await using registry = await rollingOut(5);
  await using portal = await followingPortal(registry);
  await untilCanary(portal);
  const { canaries, off } = await portal.boot();
  expect(canaries).toEqual([
    { rollout: 7, share: 5, roles: ['alumni'], release: expect.objectContaining({ version: '1.1.0' }) as object },
  ]);
  expect(off).toBeUndefined();
  expect(await portal.file('forums/1.1.0/lazy.js')).toBe(200);
  registry.feed.rollouts = {};
  registry.wake();
  await eventually(async () => (await portal.boot()).canaries === undefined, 'the canary is gone');
  expect(await portal.versions()).toEqual(['forums 1.0.0']);
});

test('a canary that cannot be verified is left out, and all members get stable', async () => {
  await using registry = await rollingOut(5);
  const [, other = ''] = registry.statements.get('forums/1.0.0')?.split('.') ?? [];
  const [header, , signature] = registry.statements.get('forums/1.1.0')?.split('.') ?? [];
  registry.statements.set('forums/1.1.0', [header, other, signature].join('.'));
  await using portal = await followingPortal(registry);
  await portal.until('forums 1.0.0');
  expect((await portal.boot()).canaries).toBeUndefined();
});

test('a page preloads the release that most members get', async () => {
  for (const [share, version] of [
    [25, '1.0.0'],
    [75, '1.1.0'],
  ] as const) {
    await using registry = await rollingOut(share);
    await using portal = await followingPortal(registry);
    await untilCanary(portal);
    const page = await (await fetch(`${portal.url}/forums`)).text();
    const preloads = [...page.matchAll(/<link rel="preload-later" [^>]*href="([^"]*)"/g)].map(([, href]) => href);
    expect(preloads).toContain(`/m/forums/${version}/module.js`);
  }
});

test('a module that is switched off is no module, and its message is in the document', async () => {
  await using registry = await rollingOut(5);
  registry.feed.off = { forums: { message: 'We are back at noon.' } };
  await using portal = await followingPortal(registry);
  await eventually(async () => (await portal.boot()).off !== undefined, 'the module is off');
  const { modules, canaries, off, unavailable } = await portal.boot();
  expect({ modules, canaries, unavailable }).toEqual({ modules: [], canaries: undefined, unavailable: undefined });
  const { title, routes } = { title: expect.any(String) as string, routes: ['/forums'] };
  expect(off).toEqual([{ id: 'forums', title, routes, message: 'We are back at noon.' }]);
  registry.feed.off = {};
  registry.wake();
  await portal.until('forums 1.0.0');
});
