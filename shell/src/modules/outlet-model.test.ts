import type { BootModule } from '@seed/contracts/boot';
import type { Navigation } from '@seed/portal-sdk/host';
import { ModuleError } from './module-error.ts';
import { createModuleLoader, type Runtime } from './module-loader.ts';
import { createModuleRegistry } from './module-registry.ts';
import { OutletModel } from './outlet-model.ts';
import { bootDocumentWith, bootModule } from './testing/boot-module.ts';

const lifecycles = { bootstrap: async () => null, mount: async () => null, unmount: async () => null };
const one = bootModule({ version: '1.0.0' });
const two = bootModule({ version: '1.1.0' });
const broken = bootModule({ version: '9.0.0' });
const clubs = bootModule({ id: 'clubs', routes: ['/clubs'] });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the module of the path is loaded and shown', async () => {
  const portal = await portalAt('/forums/7', one);
  expect(portal.shown()).toBe('forums 1.0.0 ready');
});

test('a new version is shown at the next navigation', async () => {
  const portal = await portalAt('/forums', one);
  await jest.advanceTimersByTimeAsync(1500);
  await portal.publish(two);
  expect(portal.shown()).toBe('forums 1.0.0 ready');
  await portal.go('/forums/7');
  expect(portal.shown()).toBe('forums 1.1.0 ready');
});

test('a new version that the navigation finds is shown at once', async () => {
  const portal = await portalAt('/forums', one);
  await jest.advanceTimersByTimeAsync(1500);
  portal.serve(two);
  await portal.go('/forums/7');
  expect(portal.shown()).toBe('forums 1.1.0 ready');
});

test('a newer set is looked for soon after a page of the shell is opened', async () => {
  const portal = await portalAt('/forums', one);
  portal.serve(two);
  const before = portal.requests();
  await portal.go('/intranet-welcome');
  expect(portal.requests()).toBe(before);
  await jest.advanceTimersByTimeAsync(1000);
  expect(portal.modules()).toEqual(['forums 1.1.0']);
});

test('a module that is opened at once from a page of the shell is requested before a newer set', async () => {
  const portal = await portalAt('/forums', one, clubs);
  const before = portal.requests();
  await portal.go('/intranet-welcome');
  await portal.go('/clubs');
  expect([portal.shown(), portal.requestsBefore('clubs')]).toEqual(['clubs 1.0.0 ready', before]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(portal.requests()).toBe(before + 1);
});

test('a module with unsaved work is not replaced', async () => {
  const portal = await portalAt('/forums', one);
  portal.model.setDirty(true);
  await portal.publish(two);
  await portal.go('/forums/7');
  expect(portal.shown()).toBe('forums 1.0.0 ready');
  portal.model.setDirty(false);
  await portal.go('/forums/8');
  expect(portal.shown()).toBe('forums 1.1.0 ready');
});

test('a version in use stays while the next one cannot be loaded', async () => {
  const portal = await portalAt('/forums', one);
  await portal.publish(broken);
  await portal.go('/forums/7');
  expect(portal.shown()).toBe('forums 1.0.0 ready');
});

test('a newer version replaces one that fails', async () => {
  const portal = await portalAt('/forums', one);
  await jest.advanceTimersByTimeAsync(1500);
  await portal.publish(two);
  expect(portal.shown()).toBe('forums 1.0.0 ready');
  portal.model.fail(portal.model.current()?.key ?? '', new ModuleError('crashed', 'broken'));
  await jest.advanceTimersByTimeAsync(0);
  expect(portal.shown()).toBe('forums 1.1.0 ready');
});

test('a withdrawn module stays until the next navigation, and an added one is shown at once', async () => {
  const portal = await portalAt('/forums', one);
  await jest.advanceTimersByTimeAsync(1500);
  await portal.publish();
  expect(portal.shown()).toBe('forums 1.0.0 ready');
  await portal.go('/forums/7');
  expect(portal.shown()).toBeUndefined();
  await portal.publish(one);
  expect(portal.shown()).toBe('forums 1.0.0 ready');
});

test('a withdrawn module that the navigation finds leaves at once', async () => {
  const portal = await portalAt('/forums', one);
  await jest.advanceTimersByTimeAsync(1500);
  portal.serve(clubs);
  await portal.go('/forums/7');
  expect(portal.shown()).toBeUndefined();
  expect(portal.modules()).toEqual(['clubs 1.0.0']);
});

test('a withdrawn module with unsaved work stays with its whole set', async () => {
  const portal = await portalAt('/forums', one);
  portal.model.setDirty(true);
  await portal.publish(clubs);
  expect(portal.shown()).toBe('forums 1.0.0 ready');
  expect(portal.modules()).toEqual(['forums 1.0.0']);
});

test('leaving unsaved work for another module brings the newer set at once', async () => {
  const portal = await portalAt('/forums', one, clubs);
  portal.model.setDirty(true);
  await portal.publish(two, clubs);
  expect(portal.modules()).toEqual(['forums 1.0.0', 'clubs 1.0.0']);
  await portal.go('/clubs');
  expect(portal.modules()).toEqual(['forums 1.1.0', 'clubs 1.0.0']);
});

test('a crash is shown until a retry, a new version or the next visit', async () => {
  const portal = await portalAt('/forums', one);
  const crash = () => portal.model.fail(String(portal.model.current()?.key), new ModuleError('crashed', 'oops'));
  crash();
  expect(portal.shown()).toBe('forums 1.0.0 crashed');
  portal.model.retry();
  await settle();
  expect(portal.shown()).toBe('forums 1.0.0 ready');
  crash();
  await settle();
  await portal.publish(two);
  expect(portal.shown()).toBe('forums 1.1.0 ready');
  crash();
  await portal.go('/');
  await portal.go('/forums');
  expect(portal.shown()).toBe('forums 1.1.0 ready');
});

test('returning to a module that failed loads it again', async () => {
  const portal = await portalAt('/forums', broken);
  expect(portal.shown()).toBe('forums 9.0.0 load_failed');
  portal.mend();
  await portal.go('/');
  await portal.go('/forums');
  expect(portal.shown()).toBe('forums 9.0.0 ready');
});

test('all of a newer set waits for the next navigation, also the modules that are not shown', async () => {
  const portal = await portalAt('/forums', one);
  await jest.advanceTimersByTimeAsync(1500);
  await portal.publish(one, clubs);
  expect(portal.modules()).toEqual(['forums 1.0.0']);
  await portal.go('/forums/7');
  expect(portal.modules()).toEqual(['forums 1.0.0', 'clubs 1.0.0']);
});

test('a set whose module cannot be loaded is not used for the rest of the page either', async () => {
  const portal = await portalAt('/forums', one);
  await portal.publish(broken, clubs);
  await portal.go('/forums/7');
  expect(portal.modules()).toEqual(['forums 1.0.0']);
  await portal.go('/clubs');
  expect(portal.modules()).toEqual(['forums 9.0.0', 'clubs 1.0.0']);
});

test('a member who is writing hears once of a newer version', async () => {
  const portal = await portalAt('/forums', one);
  portal.model.setDirty(true);
  await portal.publish(two);
  await portal.go('/forums/7');
  expect(portal.waiting).toEqual(['1.1.0']);
  expect(portal.shown()).toBe('forums 1.0.0 ready');
});

test('a module that fails brings a newer set at once, and stays failed with the same one', async () => {
  const portal = await portalAt('/forums', one);
  const crash = async () => {
    portal.model.fail(String(portal.model.current()?.key), new ModuleError('crashed', 'chunk'));
    await settle();
  };
  await crash();
  expect(portal.shown()).toBe('forums 1.0.0 crashed');
  portal.model.retry();
  await settle();
  portal.serve(two);
  await crash();
  expect(portal.shown()).toBe('forums 1.1.0 ready');
});

async function portalAt(path: string, ...modules: BootModule[]) {
  let location = locationOf(path);
  let served = bootDocumentWith(...modules);
  let isMended = false;
  let requests = 0;
  const requestsBefore = new Map<string, number>();
  const listeners = new Set<() => void>();
  const runtime: Runtime = {
    loadExposedModule: async ({ release }) => {
      requestsBefore.set(release.id, requests);
      if (release.version === broken.version && !isMended) throw new Error('404');
      return lifecycles;
    },
  };
  const registry = createModuleRegistry(served, {
    loader: createModuleLoader(async () => runtime),
    fetch: async () => {
      requests += 1;
      return new Response(JSON.stringify(served));
    },
  });
  const navigation: Navigation = {
    getLocation: () => location,
    getAction: () => 'PUSH',
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push: jest.fn(),
    go: jest.fn(),
    createHref: (to) => to,
  };
  const waiting: string[] = [];
  const onWaiting = ({ version }: BootModule) => void waiting.push(version);
  const model = new OutletModel({ registry, navigation, onWaiting });
  model.subscribe(() => undefined);
  await settle();
  const serve = (...next: BootModule[]) => void (served = bootDocumentWith(...next));
  return {
    model,
    serve,
    waiting,
    /** How often the boot document was requested. */
    requests: () => requests,
    /** How often before the module was loaded. */
    requestsBefore: (id: string) => requestsBefore.get(id),
    modules: () => registry.current().modules.map(({ id, version }) => `${id} ${version}`),
    async publish(...next: BootModule[]) {
      serve(...next);
      await registry.revalidate();
      await settle();
    },
    async go(to: string) {
      location = locationOf(to);
      for (const listener of listeners) listener();
      // A newer set is looked for after the files of the module are requested.
      await settle(50);
    },
    mend: () => (isMended = true),
    shown() {
      const shown = model.current();
      if (!shown) return undefined;
      const { match, error, state } = shown;
      return `${match.release.id} ${match.release.version} ${error?.code ?? state.status}`;
    },
  };
}

function locationOf(pathname: string): ReturnType<Navigation['getLocation']> {
  return { pathname, search: '', hash: '', state: null, key: pathname };
}

async function settle(ms = 0): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
}
