import { type Environment, parseConfig, pipelineConfig, rootKeysConfig } from '@seed/service-kit/config';
import { type ServiceConfig, serviceConfig, serviceEnvironment } from '@seed/service-kit/service-config';
import { validRange } from 'semver';
import { z } from 'zod';
import { rolloutEnvironment, rolloutLimitsOf } from './rollouts/rollout-config.ts';
import type { RolloutLimits } from './rollouts/rollout-limits.ts';
import { assertWholeBucket, type ReleaseLocation, releaseLocation, storageEnvironment } from './storage-config.ts';

const environment = z
  .object({
    ...serviceEnvironment,
    ...pipelineConfig,
    ...rootKeysConfig,
    ...storageEnvironment,
    ...rolloutEnvironment,
    RELEASES_KEEP_DAYS: z.coerce.number().int().min(30, 'must be at least 30').default(30),
    /** The versions of the conformance kit whose reports are accepted, such as `^2.1.0`. */
    CONFORMANCE_KITS: z
      .string()
      .refine((range) => validRange(range) !== null, 'must be a range of versions such as ^2.1.0')
      .default('^2.1.0'),
    /** The internal port of the gateway, which serves what is live. */
    GATEWAY_INTERNAL_URL: z
      .url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:9464' })
      .default('http://127.0.0.1:9464'),
  })
  .superRefine(assertWholeBucket);

export interface RegistryConfig extends ServiceConfig {
  readonly releases: ReleaseLocation;
  /** The range of versions of the conformance kit whose reports are accepted. */
  readonly kits: string;
  /** How long releases are kept at least, in days. */
  readonly keepDays: number;
  /** The address of the gateway's internal port. */
  readonly gateway: string;
  readonly rollouts: RolloutLimits;
  /** Public keys that sign the lists of the teams' keys; none if the portal has no root key. */
  readonly rootKeys: readonly string[];
}

/** @throws ConfigError with all problems at once. */
export function readRegistryConfig(env: Environment): RegistryConfig {
  const parsed = parseConfig(environment, env);
  const config = serviceConfig(parsed, 'registry');
  return {
    ...config,
    token: { ...config.token, pipelinePrefix: parsed.PIPELINE_PREFIX },
    releases: releaseLocation(parsed),
    rootKeys: parsed.RELEASE_ROOT_KEYS,
    kits: parsed.CONFORMANCE_KITS,
    keepDays: parsed.RELEASES_KEEP_DAYS,
    gateway: parsed.GATEWAY_INTERNAL_URL,
    rollouts: rolloutLimitsOf(parsed),
  };
}
