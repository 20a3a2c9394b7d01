import { z } from 'zod';
import { bootDocument } from '../boot-document.ts';
import { CliError, type FailureCode } from '../cli-error.ts';

const timeoutMs = 60_000;

const problem = z.looseObject({
  title: z.string(),
  detail: z.string().optional(),
  errors: z.array(z.looseObject({ pointer: z.string(), message: z.string() })).default([]),
});

const identity = z.looseObject({ url: z.string(), realm: z.string() });
const tokens = z.looseObject({ access_token: z.string() });

/** The variables of a pipeline, by which it signs in. */
const credentials = z.object({ PORTAL_CLIENT: z.string().min(1), PORTAL_CLIENT_SECRET: z.string().min(1) });

interface RegistryRequest {
  readonly method?: 'GET' | 'PUT' | 'POST';
  /** JSON, or a form. */
  readonly body?: object | undefined;
}

/** Calls the registry of a portal, signed in as a pipeline. */
export interface RegistryClient {
  /** The pipeline's client. */
  readonly name: string;
  /**
   * Sends a request and resolves to the parsed response.
   *
   * @param path below `/api/v1`
   * @throws CliError with every reason of a refusal.
   */
  send<Schema extends z.ZodType>(path: string, schema: Schema, request?: RegistryRequest): Promise<z.output<Schema>>;
}

/**
 * Signs in at the portal's identity provider by client credentials.
 *
 * @param portal the portal's address
 * @throws CliError `usage` without credentials, `unreachable` if the portal or the provider does not respond.
 */
export async function registryClient(portal: string, env: NodeJS.ProcessEnv): Promise<RegistryClient> {
  const parsed = credentials.safeParse(env);
  if (!parsed.success) {
    throw new CliError('usage', 'Set PORTAL_CLIENT and PORTAL_CLIENT_SECRET, by which your pipeline signs in');
  }
  const token = await fetchToken(portal, parsed.data);
  return {
    name: parsed.data.PORTAL_CLIENT,
    async send(path, schema, { method = 'GET', body } = {}) {
      const isForm = body instanceof FormData;
      const response = await request(new URL(`/api/v1${path}`, portal), {
        method,
        headers: { Authorization: `Bearer ${token}`, ...(body && !isForm && { 'Content-Type': 'application/json' }) },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      const content: unknown = await jsonOf(response);
      if (!response.ok) throw refusal(response.status, content);
      const result = schema.safeParse(content);
      if (result.success) return result.data;
      throw new CliError('unreachable', `The registry's response to ${path} is not understood`, {
        cause: result.error,
      });
    },
  };
}

async function fetchToken(portal: string, { PORTAL_CLIENT, PORTAL_CLIENT_SECRET }: z.infer<typeof credentials>) {
  const boot = bootDocument.safeParse(await jsonOf(await request(new URL('/boot.json', portal))));
  const provider = identity.safeParse(boot.data?.identity);
  if (!provider.success) throw new CliError('unreachable', `${portal} is not a portal`);
  const realm = `realms/${provider.data.realm}/protocol/openid-connect/token`;
  const base = new URL(provider.data.url.replace(/\/?$/, '/'), portal);
  const name = [PORTAL_CLIENT, PORTAL_CLIENT_SECRET].map(encodeURIComponent).join(':');
  const response = await request(new URL(realm, base), {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from(name).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const issued = tokens.safeParse(await jsonOf(response));
  if (!issued.success) throw new CliError('usage', `${PORTAL_CLIENT} cannot sign in: check PORTAL_CLIENT_SECRET`);
  return issued.data.access_token;
}

async function request(url: URL, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch((cause: unknown) => {
    throw new CliError('unreachable', `${url.origin} does not respond`, { cause });
  });
}

/** Undefined without a body, or if it is not JSON: the schema of each caller refuses it with its own message. */
function jsonOf(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}

const codes: Readonly<Record<number, FailureCode>> = {
  403: 'usage',
  404: 'notFound',
  409: 'conflict',
  412: 'conflict',
};

function refusal(status: number, content: unknown): CliError {
  const parsed = problem.safeParse(content);
  const unreachable = status === 429 || status >= 500;
  const code = codes[status] ?? (unreachable ? 'unreachable' : 'failed');
  if (!parsed.success) return new CliError(code, `The registry responded ${status}`);
  const { title, detail = title, errors } = parsed.data;
  return new CliError(code, [detail, ...errors.map(({ pointer, message }) => `  ${pointer} ${message}`)].join('\n'));
}
