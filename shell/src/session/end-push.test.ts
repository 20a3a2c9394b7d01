import { endPush } from './end-push.ts';

function useRegistration(getSubscription: () => Promise<{ unsubscribe: () => Promise<boolean> } | null>) {
  const shown = { close: jest.fn() };
  const registration = { pushManager: { getSubscription }, getNotifications: () => Promise.resolve([shown]) };
  const serviceWorker = { getRegistration: () => Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return shown;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.useRealTimers();
});

test('a logout ends the push messages of the browser and closes the notifications that it shows', async () => {
  const unsubscribe = jest.fn(() => Promise.resolve(true));
  const shown = useRegistration(() => Promise.resolve({ unsubscribe }));
  await endPush();
  expect(unsubscribe).toHaveBeenCalled();
  expect(shown.close).toHaveBeenCalled();
});

test('a push service that cannot be reached, or takes long, does not keep a member from logging out', async () => {
  useRegistration(() => Promise.reject(new Error('unreachable')));
  await expect(endPush()).resolves.toBeUndefined();
  jest.useFakeTimers();
  useRegistration(() => new Promise<never>(() => {}));
  const ended = endPush();
  await jest.advanceTimersByTimeAsync(1000);
  await expect(ended).resolves.toBeUndefined();
});

test('a browser without service workers logs out', async () => {
  await expect(endPush()).resolves.toBeUndefined();
});
