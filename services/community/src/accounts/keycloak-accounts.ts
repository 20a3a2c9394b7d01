/** The client of a Keycloak realm that may manage its users. */
export interface AccountSettings {
  /** The realm, such as `https://id.example.org/realms/seed`. */
  readonly realmUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The portal's client, to whose login a member gets from the mail. */
  readonly portalClientId: string;
  readonly portalUrl: string;
  /** The pause after the first failure in milliseconds, which doubles up to an hour; 60 s if not given. */
  readonly retryMs?: number;
}

export interface NewAccount {
  readonly email: string;
  readonly name: string;
}

/** Keycloak did not do as requested; the message is for Admins and has neither names nor secrets. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
}

const timeoutMs = 10_000;
/** The link in the mail is valid for a week. */
const linkSeconds = 7 * 24 * 60 * 60;
/** A token is replaced so long before it ends. */
const marginMs = 30_000;
const passwordAction = 'UPDATE_PASSWORD';

interface User {
  readonly id: string;
  readonly requiredActions?: readonly string[];
}

/** Creates and deletes accounts through Keycloak's admin API. */
export class KeycloakAccounts {
  readonly #settings: AccountSettings;
  readonly #usersUrl: string;
  #token = { value: '', endsAt: 0 };

  constructor(settings: AccountSettings) {
    this.#settings = settings;
    this.#usersUrl = `${settings.realmUrl.replace('/realms/', '/admin/realms/')}/users`;
  }

  /**
   * Creates an account and sends its owner a mail with a link that verifies the address and sets the password. An account
   * that exists stays as it is; its owner gets the mail only while the password is still to be set.
   *
   * @throws AccountError if Keycloak is down or refuses.
   */
  async create(account: NewAccount): Promise<void> {
    const user = (await this.#find(account.email)) ?? (await this.#add(account));
    if (user.requiredActions?.includes(passwordAction) === true) await this.#sendMail(user);
  }

  /**
   * Deletes an account. One that does not exist counts as deleted, so a repeated call is harmless.
   *
   * @throws AccountError if Keycloak is down or refuses.
   */
  async delete(id: string): Promise<void> {
    await this.#call('DELETE', `/${encodeURIComponent(id)}`);
  }

  /**
   * Finds the id of the account with an e-mail address.
   *
   * @throws AccountError if Keycloak is down or refuses.
   */
  async idOf(email: string): Promise<string | undefined> {
    return (await this.#find(email))?.id;
  }

  async #find(email: string): Promise<User | undefined> {
    const response = await this.#call('GET', `?${new URLSearchParams({ email, exact: 'true' })}`);
    return ((await response.json()) as User[])[0];
  }

  async #add({ email, name }: NewAccount): Promise<User> {
    const [firstName = '', ...others] = name.split(/\s+/u);
    const requiredActions = [passwordAction];
    const names = { firstName, lastName: others.join(' ') };
    const response = await this.#call('POST', '', { username: email, email, ...names, enabled: true, requiredActions });
    const id = response.headers.get('Location')?.split('/').at(-1);
    if (id === undefined) throw new AccountError('Keycloak did not name the new account.');
    return { id, requiredActions };
  }

  async #sendMail({ id }: User): Promise<void> {
    const { portalClientId, portalUrl } = this.#settings;
    const query = new URLSearchParams({
      client_id: portalClientId,
      redirect_uri: `${portalUrl}/intranet-welcome`,
      lifespan: String(linkSeconds),
    });
    await this.#call('PUT', `/${encodeURIComponent(id)}/execute-actions-email?${query}`, [passwordAction]);
  }

  async #call(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { Authorization: `Bearer ${await this.#accessToken()}`, 'Content-Type': 'application/json' };
    return request(this.#usersUrl + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async #accessToken(): Promise<string> {
    if (Date.now() < this.#token.endsAt - marginMs) return this.#token.value;
    const { realmUrl, clientId, clientSecret } = this.#settings;
    const response = await request(`${realmUrl}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      }),
    });
    const { access_token: value, expires_in: seconds } = (await response.json()) as TokenResponse;
    this.#token = { value, endsAt: Date.now() + seconds * 1000 };
    return value;
  }
}

/** RFC 6749, section 5.1. */
interface TokenResponse {
  readonly access_token: string;
  readonly expires_in: number;
}

async function request(url: string, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { ...init, signal, redirect: 'error' }).catch((error: unknown) => {
    throw new AccountError('Keycloak cannot be reached.', { cause: error });
  });
  const isGone = init.method === 'DELETE' && response.status === 404;
  if (response.ok || isGone) return response;
  // The body is left out: it can repeat an address.
  await response.body?.cancel();
  const step = init.method === 'DELETE' ? 'delete' : (new URL(url).pathname.split('/').at(-1) ?? '');
  throw new AccountError(`Keycloak responded ${response.status} at “${stepNames[step] ?? step}”.`);
}

/** Keycloak's addresses in words, by their last part. */
const stepNames: Readonly<Record<string, string>> = {
  token: 'signing in as the client',
  users: 'creating the account',
  delete: 'deleting the account',
  'execute-actions-email': 'sending the mail',
};
