import { z } from 'zod';
import { bootDocument } from '../boot-document.ts';
import { CliError } from '../cli-error.ts';
import { jsonOf, request } from './http.ts';

const identity = z.looseObject({ url: z.string(), realm: z.string() });
const failure = z.looseObject({ error: z.string() });

/** The identity provider of a portal. */
export interface IdentityProvider {
  /**
   * Posts a form to an endpoint of the provider and resolves to the response, also to one that refuses.
   *
   * @param path such as `token`, below `protocol/openid-connect/`
   * @throws CliError `unreachable` if the provider does not respond, or has a failure of its own.
   */
  post(
    path: string,
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<IdentityResponse>;
}

export interface IdentityResponse {
  readonly isGood: boolean;
  readonly content: unknown;
  /** The error of OAuth 2.0; undefined for a good response. */
  readonly error: string | undefined;
}

/** @throws CliError `unreachable` if there is no portal at the address. */
export async function identityOf(portal: string): Promise<IdentityProvider> {
  const boot = bootDocument.safeParse(await jsonOf(await request(new URL('/boot.json', portal))));
  const provider = identity.safeParse(boot.data?.identity);
  if (!provider.success) throw new CliError('unreachable', `${portal} is not a portal`);
  const base = new URL(provider.data.url.replace(/\/?$/, '/'), portal);
  return {
    async post(path, fields, headers = {}) {
      const url = new URL(`realms/${provider.data.realm}/protocol/openid-connect/${path}`, base);
      const response = await request(url, { method: 'POST', headers, body: new URLSearchParams(fields) });
      // A wrong secret is a 4xx; with any other status the provider itself could not decide.
      if (response.status >= 500 || response.status === 429) {
        throw new CliError(
          'unreachable',
          `${url.origin} cannot sign you in right now: it responded ${response.status}`,
        );
      }
      const content = await jsonOf(response);
      return { isGood: response.ok, content, error: response.ok ? undefined : failure.safeParse(content).data?.error };
    },
  };
}
