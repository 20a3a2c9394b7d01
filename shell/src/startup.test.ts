import { constants } from './constants.ts';
import { bootDocumentFor } from './testing/boot-document.ts';
import { startTransaction } from './testing/open-page.ts';

jest.mock(
  'keycloak-js',
  () => jest.requireActual<{ keycloakModule: object }>('./testing/fake-keycloak.ts').keycloakModule,
);

/** Opens a page whose silent check has no result yet, and returns whether its code may run. */
async function openWaiting({ path = '/forums', page = 'portal', hash = '' } = {}) {
  history.replaceState(null, '', path + hash);
  startTransaction('a');
  const boot = document.createElement('script');
  Object.assign(boot, { id: 'boot', type: 'application/json', textContent: JSON.stringify(bootDocumentFor({})) });
  document.body.innerHTML = `<div id="app" data-page="${page}"></div>`;
  document.body.append(boot);
  jest.resetModules();
  const { provider } = await import('./testing/fake-keycloak.ts');
  provider.onInit = () => new Promise(() => {});
  const { silentResponse } = await import('./startup.ts');
  let mayRun = false;
  void silentResponse().then(() => (mayRun = true));
  await jest.advanceTimersByTimeAsync(constants.silentResponseCap - 1);
  return () => mayRun;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the code of a page runs when the response of the silent check is handled', async () => {
  const mayRun = await openWaiting();
  expect(mayRun()).toBe(false);
  dispatchEvent(new MessageEvent('message'));
  expect(mayRun()).toBe(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(mayRun()).toBe(true);
});

test('the code of a page does not wait for a slow identity provider', async () => {
  const mayRun = await openWaiting();
  await jest.advanceTimersByTimeAsync(1);
  expect(mayRun()).toBe(true);
});

test.each([
  ['the landing page', { path: '/', page: 'landing' }],
  ['a login response', { hash: '#state=a&code=b' }],
])('the code of %s runs at once', async (_name, page) => {
  const mayRun = await openWaiting(page);
  expect(mayRun()).toBe(true);
});
