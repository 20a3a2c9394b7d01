import * as z from '@seed/contracts/schema';
import { browserSpanLimits, browserSpansPath } from './browser-span-limits.ts';
import { endpoint } from './endpoint.ts';
import { moduleId } from './module-manifest.ts';

export { browserSpanLimits };

/** Browsers record the load of the page, a step to another page, the load of a module, a call of the API. */
export const browserSpanNames = ['page load', 'navigation', 'module load', 'call'] as const;

const hexId = (digits: number) =>
  z
    .string()
    .check(z.regex(new RegExp(`^(?!0+$)[0-9a-f]{${digits}}$`), `Send ${digits} hexadecimal digits, not all 0.`));

const spanId = hexId(16);

/** One span of a browser. It names a module and its version, a method and a status, and nothing of the member. */
export const browserSpan = z.object({
  traceId: hexId(32),
  spanId,
  parentSpanId: z.optional(spanId),
  name: z.enum(browserSpanNames),
  startedAt: z.int().check(z.describe('Milliseconds since 1970, by the clock of the browser')),
  ms: z.number().check(z.minimum(0), z.maximum(browserSpanLimits.ms)),
  hasFailed: z.optional(z.boolean()),
  module: z.optional(moduleId),
  version: z.optional(z.string().check(z.maxLength(64), z.regex(/^[0-9A-Za-z.+-]+$/))),
  method: z.optional(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
  status: z.optional(z.int().check(z.minimum(100), z.maximum(599))),
});

export type BrowserSpan = z.infer<typeof browserSpan>;

export const reportSpans = endpoint({
  operation: 'reportSpans',
  service: 'gateway',
  method: 'POST',
  path: browserSpansPath,
  summary: 'The spans of a browser, for the collector of traces',
  body: z.object({
    /** The clock of the browser when it sends them, so that the gateway can correct one that is off. */
    sentAt: z.int().check(z.describe('Milliseconds since 1970')),
    spans: z.array(browserSpan).check(z.minLength(1), z.maxLength(browserSpanLimits.spans)),
  }),
  status: 204,
});
