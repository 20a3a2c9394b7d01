import * as z from '@seed/contracts/schema';
import { moduleId, moduleVersion } from './module-manifest.ts';

/**
 * The path below which each gateway reports what it serves, at the registry's internal address: `PUT <path>/<id>`, with an id
 * that each gateway makes at its start.
 */
export const gatewayReportPath = '/internal/gateways';

/** The id of a gateway in its reports. */
export const gatewayId = z.string().check(z.regex(/^[0-9a-f-]{36}$/, 'The id of a gateway is a UUID.'));

/** The greatest length of the reason of a refusal in a report. */
export const maxRefusalLength = 300;

/** One release that members may get, and what a gateway does about it. */
export const servedModule = z.object({
  module: moduleId,
  channel: z.enum(['stable', 'canary']),
  /** The version that the release set names. */
  wanted: moduleVersion,
  /** The version that members get; null for none. */
  served: z.nullable(moduleVersion),
  /** Why the wanted version is refused; null if it is served, or still being fetched. */
  refusal: z.nullable(z.string().check(z.maxLength(maxRefusalLength))),
});

export type ServedModule = z.infer<typeof servedModule>;

/** The state of one gateway that serves a release set. It is only shown, so it decides nothing. */
export const gatewayReport = z.object({
  /** The id of the release set. */
  set: z.int().check(z.nonnegative()),
  modules: z.array(servedModule).check(z.maxLength(400)),
});

export type GatewayReport = z.infer<typeof gatewayReport>;
