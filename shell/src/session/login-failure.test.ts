import { provider } from '../testing/fake-keycloak.ts';
import { openPage, startTransaction } from '../testing/open-page.ts';
import { createSession, startSession } from '../testing/start-session.ts';

jest.mock(
  'keycloak-js',
  () => jest.requireActual<{ keycloakModule: object }>('../testing/fake-keycloak.ts').keycloakModule,
);

beforeEach(() => openPage('/forums'));
afterEach(() => void jest.useRealTimers());

const failWith = async (hash: string, onInit?: () => Promise<boolean>) => {
  history.replaceState(null, '', `/forums${hash}`);
  provider.onInit = onInit ?? null;
  const { session, errors } = await startSession();
  const [error] = errors;
  return { message: error?.message, kind: error?.fields['kind'], state: session.getState() };
};

it('reports missing_transaction when this browser started no login', async () => {
  expect(await failWith('#state=unknown&code=c')).toMatchObject({
    message: 'Login failed',
    kind: 'missing_transaction',
    state: { status: 'failed', failure: 'missing_transaction' },
  });
  expect(location.hash).toBe('');
  expect(provider.inits).toEqual([]);
});

it('reports state_mismatch when another login is in progress', async () => {
  startTransaction('mine');
  expect(await failWith('#state=other&code=c')).toMatchObject({ message: 'Login failed', kind: 'state_mismatch' });
});

it.each([
  ['cancelled', { error: 'access_denied' }],
  ['login_required', { error: 'login_required' }],
  ['login_required', Object.assign(new Error(), { response: { status: 400 } })],
  ['timeout', Object.assign(new Error(), { response: { status: 503 } })],
  ['timeout', new TypeError('Failed to fetch')],
  ['state_mismatch', new Error('Invalid nonce.')],
])('reports %s for %p', async (kind, thrown) => {
  startTransaction('s1');
  expect(await failWith('#state=s1&code=c', jest.fn().mockRejectedValue(thrown))).toMatchObject({ kind });
});

it.each([
  ['a hidden frame never responds', '', 10_000],
  ['a login is never completed', '#state=s1&code=c', 60_000],
])('reports timeout when %s', async (_name, hash, budget) => {
  startTransaction('s1');
  history.replaceState(null, '', `/forums${hash}`);
  jest.useFakeTimers();
  provider.onInit = () => new Promise(() => {});
  const { session, errors } = createSession();
  void session.start();
  await jest.advanceTimersByTimeAsync(budget - 1);
  expect(session.getState().status).not.toBe('failed');
  await jest.advanceTimersByTimeAsync(1);
  expect(session.getState()).toEqual({ status: 'failed', failure: 'timeout' });
  expect(errors).toMatchObject([{ message: 'Login failed', fields: { kind: 'timeout' } }]);
});

it('starts the next attempt with a new adapter', async () => {
  const { session } = await startSession();
  provider.onInit = null;
  void session.login();
  await Promise.resolve();
  await Promise.resolve();
  expect(provider.inits).toHaveLength(2);
  expect(provider.logins).toHaveLength(1);
});
