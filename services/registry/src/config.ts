import { join } from 'node:path';
import { type Environment, parseConfig, pipelineConfig } from '@seed/service-kit/config';
import { type ServiceConfig, serviceConfig, serviceEnvironment } from '@seed/service-kit/service-config';
import { z } from 'zod';

const environment = z.object({
  ...serviceEnvironment,
  ...pipelineConfig,
  /** Unset: the folder `releases` in DATA_DIR. */
  RELEASES_DIR: z.string().optional(),
});

export interface RegistryConfig extends ServiceConfig {
  /** The folder with the files of all releases. */
  readonly releases: string;
}

/** @throws ConfigError with all problems at once. */
export function readRegistryConfig(env: Environment): RegistryConfig {
  const parsed = parseConfig(environment, env);
  const config = serviceConfig(parsed, 'registry');
  return {
    ...config,
    token: { ...config.token, pipelinePrefix: parsed.PIPELINE_PREFIX },
    releases: parsed.RELEASES_DIR ?? join(parsed.DATA_DIR, 'releases'),
  };
}
