import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const source = readFileSync(join(__dirname, '../public/service-worker.js'), 'utf8');

interface WorkerEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A window of the portal; `responds` if it shows a page behind the login. */
const windowOf = (responds: boolean) => ({
  opened: [] as unknown[],
  focus: jest.fn(),
  postMessage(message: unknown, [port]: MessagePort[]) {
    this.opened.push(message);
    if (responds) port?.postMessage(true);
  },
});

/** Runs the service worker as a browser does, with these windows open. */
function runWorker(windows: readonly ReturnType<typeof windowOf>[] = []) {
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const self = {
    location: { origin: 'https://portal.example' },
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void listeners.set(type, listener),
    skipWaiting: jest.fn(),
    registration: { showNotification: jest.fn(() => Promise.resolve()) },
    clients: {
      claim: jest.fn(() => Promise.resolve()),
      matchAll: () => Promise.resolve(windows),
      openWindow: jest.fn(() => Promise.resolve()),
    },
  };
  runInNewContext(source, { self, MessageChannel: TestChannel, URL, setTimeout });
  const dispatch = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (given) => void (work = given) });
    await work;
  };
  return { self, listeners, dispatch };
}

/** jsdom has no channels. */
class TestChannel {
  readonly port1: { onmessage?: () => void } = {};
  readonly port2 = { postMessage: () => this.port1.onmessage?.() };
}

const push = (content: unknown) => ({ data: { json: () => content } });
const click = (href: unknown) => ({ notification: { close: jest.fn(), data: { href } } });

test('it listens to no requests', () => {
  expect([...runWorker().listeners.keys()].sort()).toEqual(['activate', 'install', 'notificationclick', 'push']);
});

test('a message shows one notification with its tag and its place', async () => {
  const { self, dispatch } = runWorker();
  const content = { title: 'Kenji commented', body: 'Well said', href: '/forums/1?comment=1', tag: 'notification-7' };
  await dispatch('push', push(content));
  const [title, options] = self.registration.showNotification.mock.lastCall as unknown as [string, object];
  expect(title).toBe('Kenji commented');
  expect(options).toMatchObject({ body: 'Well said', tag: 'notification-7', data: { href: '/forums/1?comment=1' } });
  expect(options).not.toHaveProperty('renotify');
});

test.each<[{ readonly data?: unknown }]>([
  [{}],
  [push(7)],
  [push(null)],
  [{ data: { json: () => JSON.parse('{') as unknown } }],
])('a message that cannot be read shows that there is news', async (event) => {
  const { self, dispatch } = runWorker();
  await dispatch('push', event);
  expect(self.registration.showNotification).toHaveBeenCalledWith(
    'There is news in the SEED intranet',
    expect.objectContaining({ tag: 'portal' }),
  );
});

test('a click has the window of the portal go to the place', async () => {
  const window = windowOf(true);
  const { self, dispatch } = runWorker([window]);
  await dispatch('notificationclick', click('/forums/1?comment=1#end'));
  expect(window.opened).toEqual([{ type: 'seed.open', path: '/forums/1?comment=1#end' }]);
  expect(window.focus).toHaveBeenCalled();
  expect(self.clients.openWindow).not.toHaveBeenCalled();
});

test('a click opens a window if none shows a page behind the login', async () => {
  const { self, dispatch } = runWorker([windowOf(false)]);
  await dispatch('notificationclick', click('/forums/1'));
  expect(self.clients.openWindow).toHaveBeenCalledWith('/forums/1');
});

test.each(['https://evil.example/a', '//evil.example/a', 'javascript:alert(1)', 7, undefined])(
  'a click on a message that leads to %s opens the portal',
  async (href) => {
    const { self, dispatch } = runWorker();
    await dispatch('notificationclick', click(href));
    expect(self.clients.openWindow).toHaveBeenCalledWith('/intranet-welcome');
  },
);
