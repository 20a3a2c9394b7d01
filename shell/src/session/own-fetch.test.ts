import { provider } from '../testing/fake-keycloak.ts';
import { openPage } from '../testing/open-page.ts';
import { createSession } from '../testing/start-session.ts';
import { browserFetch } from './browser-fetch.ts';
import { ownFetch } from './own-fetch.ts';

jest.mock(
  'keycloak-js',
  () => jest.requireActual<{ keycloakModule: object }>('../testing/fake-keycloak.ts').keycloakModule,
);
jest.mock('./browser-fetch.ts', () => ({
  ...jest.requireActual<object>('./browser-fetch.ts'),
  browserFetch: jest.fn(),
}));

const tokenUrl = '/realms/seed/protocol/openid-connect/token';
const sent = jest.mocked(browserFetch);

beforeEach(() => openPage('/forums'));
afterEach(() => void jest.useRealTimers());

/** Starts a session whose login calls the token endpoint as keycloak-js does. */
async function exchange(responses: readonly (() => Response)[]) {
  const remaining = [...responses];
  sent.mockReset().mockImplementation(async () => (remaining.shift() ?? Response.error)());
  provider.onInit = async () => {
    const response = await ownFetch(tokenUrl, { method: 'POST' });
    if (!response.ok) throw Object.assign(new Error(), { response });
    return true;
  };
  jest.useFakeTimers();
  const { session } = createSession();
  void session.start();
  await jest.advanceTimersByTimeAsync(2000);
  return { tries: sent.mock.calls.length, status: session.getState().status };
}

const status = (code: number) => () => Response.json({}, { status: code });
const networkFailure = () => {
  throw new TypeError('Failed to fetch');
};

it.each([
  ['network failures', networkFailure],
  ['502', status(502)],
  ['503', status(503)],
  ['504', status(504)],
])('sends a token request three times after %s', async (_name, failure) => {
  expect(await exchange([failure, failure, status(200)])).toEqual({ tries: 3, status: 'authenticated' });
  expect(await exchange([failure, failure, failure, failure])).toEqual({ tries: 3, status: 'failed' });
});

it.each([400, 401, 403, 500])('does not repeat a token request after %s', async (code) => {
  expect(await exchange([status(code)])).toEqual({ tries: 1, status: 'failed' });
});

it('limits each try to 10 seconds', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  await exchange([status(200)]);
  expect(limit.mock.calls).toEqual([[10_000]]);
});

it('sends other requests once and unchanged', async () => {
  await exchange([status(200)]);
  sent.mockReset().mockResolvedValue(Response.json({}, { status: 503 }));
  const init = { headers: { accept: 'application/json' } };
  expect((await ownFetch('/api/v1/forums', init)).status).toBe(503);
  expect(sent.mock.calls).toEqual([['/api/v1/forums', init]]);
});

describe('beside a module that replaces functions of the browser', () => {
  it('sends and reads tokens without the functions that a module replaced', async () => {
    const { browserFetch: real } = jest.requireActual<{ browserFetch: typeof fetch }>('./browser-fetch.ts');
    const stolen = jest.fn();
    await exchange([status(200)]);
    sent.mockReset().mockImplementation(async () => Response.json({ access_token: 'secret' }));
    jest.spyOn(window, 'fetch').mockImplementation(stolen);
    jest.spyOn(Response.prototype, 'json').mockImplementation(stolen);
    jest.spyOn(Response.prototype, 'text').mockImplementation(stolen);
    jest.spyOn(JSON, 'parse').mockImplementation(stolen);

    const response = await ownFetch(tokenUrl, { method: 'POST' });
    expect(await response.json()).toEqual({ access_token: 'secret' });
    await real('data:application/json,{}');
    expect(stolen).not.toHaveBeenCalled();
  });
});
