import { z } from 'zod';

/** Where spans are sent, and how many. */
export interface TracingSettings {
  /** The address of an OTLP/HTTP receiver, without `/v1/traces`. */
  readonly endpoint: string;
  /** Headers of the requests to it, such as a token. */
  readonly headers: Readonly<Record<string, string>>;
  /** The share of the traces that are recorded, from 0 to 1. */
  readonly ratio: number;
}

/** The variables of a program that sends traces, with OpenTelemetry's names, to be spread into a `z.object`. */
export const tracingConfig = {
  /** If unset, nothing is recorded, and no library of OpenTelemetry is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be a URL such as http://127.0.0.1:4318' })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default('').transform(parsedHeaders),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('must be a number').min(0).max(1).default(0.1),
};

/** `name=value,name=value`, percent-encoded like the baggage of W3C. */
function parsedHeaders(text: string, context: z.RefinementCtx): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => pair.trim() || []);
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        const at = pair.indexOf('=');
        if (at < 1) throw new URIError('a header has no name');
        return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
      }),
    );
  } catch {
    context.addIssue('must be pairs such as authorization=Bearer%20secret, separated by commas');
    return z.NEVER;
  }
}

/**
 * Returns where spans are sent, or undefined if nowhere.
 *
 * @param env the result of `parseConfig` with `tracingConfig`
 *
 * @example
 * ```ts
 * const settings = tracingSettings(parseConfig(z.object(tracingConfig), process.env));
 * ```
 */
export function tracingSettings(env: z.output<z.ZodObject<typeof tracingConfig>>): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = env;
  return endpoint === undefined ? undefined : { endpoint, headers, ratio: env.OTEL_TRACES_SAMPLER_ARG };
}
