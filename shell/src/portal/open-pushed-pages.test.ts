import { openPushedPages } from './open-pushed-pages.ts';

/** The service worker of the page, which jsdom lacks. */
function useServiceWorker() {
  const serviceWorker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return (data: unknown) => {
    const port = { postMessage: jest.fn() };
    serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }));
    return port.postMessage;
  };
}

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('a click on a notification of the device opens its page in the window, and the service worker gets a response', () => {
  const send = useServiceWorker();
  const open = jest.fn();
  openPushedPages(open);
  expect(send({ type: 'seed.open', path: '/forums/1?comment=1' })).toHaveBeenCalledWith(true);
  expect(open).toHaveBeenCalledWith('/forums/1?comment=1');
});

test.each([null, 'seed.open', { type: 'other', path: '/forums' }, { type: 'seed.open', path: '//evil.example' }])(
  'the message %j opens nothing',
  (data) => {
    const send = useServiceWorker();
    const open = jest.fn();
    openPushedPages(open);
    expect(send(data)).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
  },
);

test('a browser without service workers shows the portal all the same', () => {
  expect(() => openPushedPages(jest.fn())).not.toThrow();
});
