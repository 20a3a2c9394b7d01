import { bootDocumentFor } from '../testing/boot-document.ts';
import { type FakeKeycloak, maria, provider } from '../testing/fake-keycloak.ts';
import { openPage, startTransaction, tabBecomes } from '../testing/open-page.ts';
import { Session } from './session.ts';

jest.mock(
  'keycloak-js',
  () => jest.requireActual<{ keycloakModule: object }>('../testing/fake-keycloak.ts').keycloakModule,
);

const week = 7 * 24 * 60 * 60 * 1000;
const marker = 'seed.session-expires';
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn<void, [string, Record<string, unknown>?]>() };
const visit = jest.fn();

let page = new AbortController();

const createSession = (changes = {}) =>
  new Session({ boot: bootDocumentFor(changes), log, visit, lifetime: page.signal });

const startSession = async (changes = {}) => {
  const session = createSession(changes);
  await session.start();
  return session;
};

const signedIn = async () => {
  provider.member = maria;
  return startSession();
};

beforeEach(() => {
  openPage('/forums');
  jest.clearAllMocks();
});

afterEach(() => {
  jest.useRealTimers();
  page.abort();
  page = new AbortController();
});

describe('signing in', () => {
  it('looks for a session silently, with code and PKCE and the scopes of the specification', async () => {
    const session = await signedIn();

    expect(session.getState()).toEqual({
      status: 'authenticated',
      user: { id: maria['sub'], name: 'María Fernanda Rojas', email: 'maria@seed.example', isAdmin: false },
    });
    expect(provider.inits[0]).toMatchObject({
      onLoad: 'check-sso',
      pkceMethod: 'S256',
      scope: 'openid profile email',
      silentCheckSsoRedirectUri: 'http://localhost/silent-check-sso.html',
    });
  });

  it('is anonymous when the provider knows nobody', async () => {
    const session = await startSession();
    expect(session.getState().status).toBe('anonymous');
    await expect(session.token()).rejects.toMatchObject({ code: 'signed_out' });
  });

  it('goes to the login and comes back to the page asked for, with its query and fragment', async () => {
    openPage('/forums/3?from=mail#comments');
    const session = await startSession();
    void session.login();
    await Promise.resolve();
    await Promise.resolve();
    expect(provider.logins).toEqual(['http://localhost/forums/3?from=mail']);

    startTransaction('s1');
    history.replaceState(null, '', '/forums/3?from=mail#state=s1&code=c');
    await startSession();
    expect(location.href).toBe('http://localhost/forums/3?from=mail#comments');
  });

  it('reads the admin role from the claim that the boot document names, also from a namespaced one', async () => {
    provider.member = { ...maria, 'https://seed.example/roles': ['Admin'] };
    const session = await startSession({ roles: { claim: 'https://seed.example/roles', admin: 'Admin' } });
    expect(session.getState()).toMatchObject({ user: { isAdmin: true } });
  });

  it('works without storage', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);

    expect((await signedIn()).getState().status).toBe('authenticated');
  });
});

describe('the 7-day marker', () => {
  it('is set by a login, 7 days ahead', async () => {
    startTransaction('s1');
    history.replaceState(null, '', '/forums#state=s1&code=c');
    localStorage.setItem(marker, '1');
    const session = await startSession();

    expect(session.getState().status).toBe('authenticated');
    expect(Number(localStorage.getItem(marker))).toBeGreaterThan(Date.now() + week - 10_000);
    expect(provider.logouts).toEqual([]);
  });

  it('is left as it is when a page is loaded again', async () => {
    const expiry = String(Date.now() + 5000);
    localStorage.setItem(marker, expiry);
    await signedIn();
    expect(localStorage.getItem(marker)).toBe(expiry);
  });

  it('logs out to the site origin when it has passed', async () => {
    localStorage.setItem(marker, String(Date.now() - 1));
    const session = await signedIn();

    expect(provider.logouts).toEqual(['http://localhost/']);
    expect(session.getState().status).toBe('leaving');
    expect(localStorage.getItem(marker)).toBeNull();
  });

  it('is looked at again when the tab comes back', async () => {
    await signedIn();
    localStorage.setItem(marker, String(Date.now() - 1));
    tabBecomes('visible');
    expect(provider.logouts).toEqual(['http://localhost/']);
  });
});

describe('logging out', () => {
  it('ends the session at the provider and goes to the site origin', async () => {
    const session = await signedIn();
    await session.logout();
    expect(provider.logouts).toEqual(['http://localhost/']);
    await expect(session.token()).rejects.toMatchObject({ code: 'signed_out' });
  });

  it('in another tab sends this one to the site origin', async () => {
    const session = await signedIn();
    window.dispatchEvent(new StorageEvent('storage', { key: marker, oldValue: '1', newValue: null }));
    expect(visit).toHaveBeenCalledWith('http://localhost/');
    expect(session.getState().status).toBe('leaving');
  });
});

describe('a login that fails', () => {
  const failWith = async (hash: string, onInit?: () => Promise<boolean>) => {
    history.replaceState(null, '', `/forums${hash}`);
    provider.onInit = onInit ?? null;
    const session = await startSession();
    const [message, fields] = log.error.mock.calls[0] ?? [];
    return { message, kind: fields?.['kind'], state: session.getState() };
  };

  it('is told as missing_transaction when nothing is known of it', async () => {
    expect(await failWith('#state=unknown&code=c')).toMatchObject({
      message: 'Login failed',
      kind: 'missing_transaction',
      state: { status: 'failed', failure: 'missing_transaction' },
    });
    expect(location.hash).toBe('');
    expect(provider.inits).toEqual([]);
  });

  it('is told as state_mismatch when another login was under way', async () => {
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
  ])('is told as %s for %p', async (kind, thrown) => {
    startTransaction('s1');
    expect(await failWith('#state=s1&code=c', jest.fn().mockRejectedValue(thrown))).toMatchObject({ kind });
  });

  it.each([
    ['a hidden frame never answers', '', 10_000],
    ['one that came back is never finished', '#state=s1&code=c', 60_000],
  ])('is told as timeout when %s', async (_name, hash, budget) => {
    startTransaction('s1');
    history.replaceState(null, '', `/forums${hash}`);
    jest.useFakeTimers();
    provider.onInit = () => new Promise(() => {});
    const session = createSession();
    void session.start();
    await jest.advanceTimersByTimeAsync(budget - 1);
    expect(session.getState().status).not.toBe('failed');
    await jest.advanceTimersByTimeAsync(1);
    expect(session.getState()).toEqual({ status: 'failed', failure: 'timeout' });
    expect(log.error).toHaveBeenCalledWith('Login failed', expect.objectContaining({ kind: 'timeout' }));
  });

  it('can be tried again with a new adapter', async () => {
    const session = await startSession();
    provider.onInit = null;
    void session.login();
    await Promise.resolve();
    await Promise.resolve();
    expect(provider.inits).toHaveLength(2);
    expect(provider.logins).toHaveLength(1);
  });
});

describe('the token exchange', () => {
  const tokenUrl = '/realms/seed/protocol/openid-connect/token';
  const exchanging = async (answers: Array<() => unknown>) => {
    const sent = jest.fn((_url: string) => Promise.resolve().then(() => answers.shift()?.()));
    Object.assign(window, { fetch: sent });
    provider.onInit = async () => {
      const response = await window.fetch(tokenUrl, { method: 'POST' });
      if (response.status >= 400) throw Object.assign(new Error(), { response });
      return true;
    };
    jest.useFakeTimers();
    const session = createSession();
    void session.start();
    await jest.advanceTimersByTimeAsync(2000);
    return {
      tries: sent.mock.calls.length,
      status: session.getState().status,
      restored: window.fetch === (sent as unknown),
    };
  };
  const broken = () => {
    throw new TypeError('Failed to fetch');
  };

  it.each([
    ['network failures', broken],
    ['503', () => ({ status: 503 })],
  ])('is tried three times after %s', async (_name, failure) => {
    expect(await exchanging([failure, failure, () => ({ status: 200 })])).toEqual({
      tries: 3,
      status: 'authenticated',
      restored: true,
    });
    expect(await exchanging([failure, failure, failure, failure])).toMatchObject({ tries: 3, status: 'failed' });
  });

  it('is given 10 seconds a try', async () => {
    const limit = jest.spyOn(AbortSignal, 'timeout');
    await exchanging([() => ({ status: 200 })]);
    expect(limit.mock.calls).toEqual([[10_000]]);
  });

  it('is not repeated when the provider refuses', async () => {
    expect(await exchanging([() => ({ status: 400 })])).toMatchObject({ tries: 1, status: 'failed' });
  });
});

describe('the token', () => {
  beforeEach(() => jest.useFakeTimers());

  it('is renewed ahead of its expiry', async () => {
    await signedIn();
    await jest.advanceTimersByTimeAsync(239_000);
    expect(provider.renewals).toBe(0);
    await jest.advanceTimersByTimeAsync(2000);
    expect(provider.renewals).toBe(1);
  });

  it('is renewed at once when the device wakes up with a stale one', async () => {
    await signedIn();
    jest.setSystemTime(Date.now() + 290_000);
    tabBecomes('visible');
    expect(provider.renewals).toBe(1);
  });

  it('is renewed once for many who ask at the same time', async () => {
    const session = await signedIn();
    const tokens = await Promise.all([1, 2, 3].map(() => session.token({ fresh: true })));
    expect(tokens).toEqual(['token-1', 'token-1', 'token-1']);
  });

  it('stays in use while the provider cannot be reached and it is still good', async () => {
    const session = await signedIn();
    provider.onRenew = () => Promise.reject(new TypeError('Failed to fetch'));
    jest.setSystemTime(Date.now() + 290_000);
    await expect(session.token()).resolves.toBe('token-0');
    jest.setSystemTime(Date.now() + 20_000);
    await expect(session.token()).rejects.toMatchObject({ code: 'unreachable' });
    expect(session.getState().status).toBe('authenticated');
  });

  it('that is refused a renewal ends the session', async () => {
    const session = await signedIn();
    provider.onRenew = async (adapter: FakeKeycloak) => adapter.refuse();
    await expect(session.token({ fresh: true })).rejects.toMatchObject({ code: 'signed_out' });
    expect(session.getState()).toMatchObject({ status: 'ended', user: { name: 'María Fernanda Rojas' } });
  });
});
