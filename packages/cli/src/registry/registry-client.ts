import { z } from 'zod';
import { CliError, type FailureCode } from '../cli-error.ts';
import { jsonOf, request } from './http.ts';
import { signIn } from './sign-in.ts';

const problem = z.looseObject({
  title: z.string(),
  detail: z.string().optional(),
  errors: z.array(z.looseObject({ pointer: z.string(), message: z.string() })).default([]),
});

/** A reason of a refusal, with a pointer into what was sent. */
export interface RefusalReason {
  readonly pointer: string;
  readonly message: string;
}

/** A refusal of the registry, with every reason. */
export class RegistryRefusalError extends CliError {
  readonly reasons: readonly RefusalReason[];

  constructor(code: FailureCode, message: string, reasons: readonly RefusalReason[]) {
    super(code, message);
    this.name = 'RegistryRefusalError';
    this.reasons = reasons;
  }
}

interface RegistryRequest {
  readonly method?: 'GET' | 'PUT' | 'POST';
  /** JSON, or a form. */
  readonly body?: object | undefined;
}

/** Calls the registry of a portal, signed in as a pipeline or a person. */
export interface RegistryClient {
  /** The pipeline's client, or the person's username. */
  readonly name: string;
  /**
   * Sends a request and resolves to the parsed response.
   *
   * @param path below `/api/v1`
   * @throws RegistryRefusalError with every reason of a refusal.
   */
  send<Schema extends z.ZodType>(path: string, schema: Schema, request?: RegistryRequest): Promise<z.output<Schema>>;
}

/**
 * Signs in at the portal's identity provider.
 *
 * @param portal the portal's address
 * @throws CliError `usage` without credentials or tokens, `unreachable` if the portal or the provider does not respond.
 */
export async function registryClient(portal: string, env: NodeJS.ProcessEnv): Promise<RegistryClient> {
  const { name, accessToken } = await signIn(portal, env);
  return {
    name,
    async send(path, schema, { method = 'GET', body } = {}) {
      const isForm = body instanceof FormData;
      const response = await request(new URL(`/api/v1${path}`, portal), {
        method,
        headers: {
          Authorization: `Bearer ${accessToken}`,
          ...(body && !isForm && { 'Content-Type': 'application/json' }),
        },
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

/** The path of an act, or of its dry run: it is refused for the same reasons. */
export function tried(path: string, isDryRun: boolean): string {
  return isDryRun ? `${path}?dryRun=true` : path;
}

const codes: Readonly<Record<number, FailureCode>> = {
  403: 'usage',
  404: 'notFound',
  409: 'conflict',
  412: 'conflict',
};

function refusal(status: number, content: unknown): RegistryRefusalError {
  const parsed = problem.safeParse(content);
  const unreachable = status === 429 || status >= 500;
  const code = codes[status] ?? (unreachable ? 'unreachable' : 'failed');
  if (!parsed.success) return new RegistryRefusalError(code, `The registry responded ${status}`, []);
  const { title, detail = title, errors } = parsed.data;
  const lines = [detail, ...errors.map(({ pointer, message }) => `  ${pointer} ${message}`)];
  return new RegistryRefusalError(code, lines.join('\n'), errors);
}
