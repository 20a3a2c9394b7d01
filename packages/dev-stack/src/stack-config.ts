import { resolve } from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  MODULES_DIR: z.string().min(1).default('.modules'),
  /** `{service}` stands for the service's name: one database each. Unset: one embedded file each. */
  DATABASE_URL: z
    .string()
    .refine((url) => url.includes('{service}'), "DATABASE_URL must contain '{service}': every service has its own")
    .optional(),
  DEMO_DATA: z.enum(['true', 'false']).default('true'),
  WITH_REGISTRY: z.enum(['true', 'false']).default('false'),
});

export interface StackConfig {
  readonly root: string;
  readonly port: number;
  readonly host: string;
  /** The absolute path of the folder with everything that outlives a restart. */
  readonly dataDir: string;
  /** The absolute path of the folder with the immutable module builds. */
  readonly modulesDir: string;
  readonly databaseUrl: string | undefined;
  readonly demoData: boolean;
  /** Starts the registry of releases, too. */
  readonly withRegistry: boolean;
}

/**
 * The configuration from the environment.
 *
 * @throws Error that lists all problems.
 */
export function readStackConfig(root: string, env: NodeJS.ProcessEnv): StackConfig {
  const parsed = environment.safeParse(env);
  if (!parsed.success) throw new Error(`The configuration is wrong:\n${z.prettifyError(parsed.error)}`);
  const { PORT, HOST, DATA_DIR, MODULES_DIR, DATABASE_URL, DEMO_DATA, WITH_REGISTRY } = parsed.data;
  return {
    root,
    port: PORT,
    host: HOST,
    dataDir: resolve(root, DATA_DIR),
    modulesDir: resolve(root, MODULES_DIR),
    databaseUrl: DATABASE_URL,
    demoData: DEMO_DATA === 'true',
    withRegistry: WITH_REGISTRY === 'true',
  };
}
