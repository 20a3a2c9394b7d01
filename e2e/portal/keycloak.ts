import { randomUUID } from 'node:crypto';

/** A password that is longer than the minimum of the realm's policy. */
export const memberPassword = 'a long enough password';

export interface RealmMember {
  readonly id: string;
  readonly email: string;
}

interface NewMember {
  readonly emailVerified?: boolean;
  readonly roles?: readonly string[];
}

interface RealmClient {
  readonly id: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The admin API of the real Keycloak that `scripts/with-keycloak.mjs` has started. */
export class Keycloak {
  readonly url: string;
  readonly #password: string;

  private constructor(url: string, password: string) {
    this.url = url;
    this.#password = password;
  }

  /** Undefined with the embedded provider. */
  static fromEnvironment(): Keycloak | undefined {
    const { KEYCLOAK_URL: url, KEYCLOAK_ADMIN_PASSWORD: password } = process.env;
    return url === undefined || password === undefined ? undefined : new Keycloak(url, password);
  }

  /** Replaces `PORTAL_URL` in the realm file with a test portal's URL. */
  async registerPortal(portalUrl: string): Promise<void> {
    const at = (path: string) => portalUrl + path;
    await this.#changeClient({
      redirectUris: [at('/intranet-welcome'), at('/silent-check-sso.html')],
      webOrigins: [portalUrl],
      attributes: { 'post.logout.redirect.uris': at('/'), 'backchannel.logout.url': at('/backchannel-logout') },
    });
  }

  /** Creates the client with which the portal creates accounts, as deploy/keycloak/README.md describes it, unless another test has. */
  async addAccountsClient(): Promise<void> {
    const { KEYCLOAK_ADMIN_CLIENT_ID: clientId = '', KEYCLOAK_ADMIN_CLIENT_SECRET: secret } = process.env;
    const flows = { standardFlowEnabled: false, directAccessGrantsEnabled: false, serviceAccountsEnabled: true };
    const idOf = async (name: string) =>
      ((await this.#call('GET', `/clients?clientId=${name}`)) as RealmClient[])[0]?.id;
    if ((await idOf(clientId)) !== undefined) return;
    await this.#call('POST', '/clients', { clientId, secret, publicClient: false, ...flows });
    const [id, managementId] = [await idOf(clientId), await idOf('realm-management')];
    const account = (await this.#call('GET', `/clients/${id}/service-account-user`)) as { id: string };
    const role = await this.#call('GET', `/clients/${managementId}/roles/manage-users`);
    await this.#call('POST', `/users/${account.id}/role-mappings/clients/${managementId}`, [role]);
  }

  /** Sets the lifetime of access tokens in seconds; the portal renews them after half of it. */
  async setTokenLifespan(seconds: number): Promise<void> {
    await this.#changeClient({ attributes: { 'access.token.lifespan': String(seconds) } });
  }

  /** Adds a member with `memberPassword` whom no other test uses. */
  async addMember({ emailVerified = true, roles = ['participant'] }: NewMember = {}): Promise<RealmMember> {
    const email = `member-${randomUUID()}@seed.example`;
    await this.#call('POST', '/users', {
      username: email,
      email,
      emailVerified,
      enabled: true,
      firstName: 'Test',
      lastName: 'Member',
      credentials: [{ type: 'password', value: memberPassword }],
    });
    const [user] = (await this.#call('GET', `/users?exact=true&username=${email}`)) as RealmMember[];
    if (user === undefined) throw new Error(`Keycloak did not add ${email}`);
    await this.changeRoles(user, { add: roles });
    return { id: user.id, email };
  }

  async changeRoles(
    { id }: RealmMember,
    { add = [], remove = [] }: { add?: readonly string[]; remove?: readonly string[] },
  ): Promise<void> {
    const rolesNamed = (names: readonly string[]) =>
      Promise.all(names.map((name) => this.#call('GET', `/roles/${name}`)));
    if (add.length > 0) await this.#call('POST', `/users/${id}/role-mappings/realm`, await rolesNamed(add));
    if (remove.length > 0) await this.#call('DELETE', `/users/${id}/role-mappings/realm`, await rolesNamed(remove));
  }

  /** Disables a member. Keycloak's console still lists their sessions. */
  async disable({ id }: RealmMember): Promise<void> {
    await this.#call('PUT', `/users/${id}`, { enabled: false });
  }

  /** Ends all sessions of a member, like _Sign out_ in Keycloak's console. */
  async signOut({ id }: RealmMember): Promise<void> {
    await this.#call('POST', `/users/${id}/logout`);
  }

  /** Ends the lock of a member after too many wrong passwords. */
  async unlock({ id }: RealmMember): Promise<void> {
    await this.#call('DELETE', `/attack-detection/brute-force/users/${id}`);
  }

  async #changeClient(changes: {
    attributes: Readonly<Record<string, string>>;
    [field: string]: unknown;
  }): Promise<void> {
    const [client] = (await this.#call('GET', '/clients?clientId=portal-web')) as RealmClient[];
    if (client === undefined) throw new Error('the realm has no client portal-web');
    const attributes = { ...client.attributes, ...changes.attributes };
    await this.#call('PUT', `/clients/${client.id}`, { ...client, ...changes, attributes });
  }

  async #call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${this.url}/admin/realms/seed${path}`, {
      method,
      headers: { authorization: `Bearer ${await this.#adminToken()}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  }

  /** Requested for each call, because Keycloak's admin tokens expire after a minute. */
  async #adminToken(): Promise<string> {
    const response = await fetch(`${this.url}/realms/master/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        client_id: 'admin-cli',
        username: 'admin',
        password: this.#password,
      }),
    });
    const { access_token } = (await response.json()) as { access_token: string };
    return access_token;
  }
}
