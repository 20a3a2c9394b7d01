import { join } from 'node:path';
import { type Environment, parseConfig, sharedStateConfig, sharedStateSettings } from '@seed/service-kit/config';
import type { ObjectStoreSettings } from '@seed/service-kit/object-store';
import { type ServiceConfig, serviceConfig, serviceEnvironment } from '@seed/service-kit/service-config';
import type { SharedStateSettings } from '@seed/service-kit/shared-state';
import { z } from 'zod';
import type { AccountSettings } from './accounts/keycloak-accounts.ts';

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const environment = z
  .object({
    ...serviceEnvironment,
    ...sharedStateConfig,
    /** If unset, pictures are files in DATA_DIR. */
    S3_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must be a URL such as https://s3.eu-west-1.amazonaws.com' })
      .transform((text) => text.replace(/\/+$/, ''))
      .optional(),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** Uploads that a member may begin; replicas with SHARED_STATE_URL count together. */
    UPLOADS_PER_HOUR: z.coerce.number().int().min(1).default(60),
    /** The client that creates the accounts of imported members; if unset, Admins create them in Keycloak. */
    KEYCLOAK_ADMIN_CLIENT_ID: z.string().optional(),
    KEYCLOAK_ADMIN_CLIENT_SECRET: z.string().optional(),
  })
  .superRefine((env, context) => {
    const missing = s3Names.filter((name) => env[name] === undefined);
    if (missing.length === s3Names.length) return;
    for (const name of missing) {
      context.addIssue({ code: 'custom', path: [name], message: 'must be set, as the other S3_ settings are' });
    }
  })
  .superRefine((env, context) => {
    const names = ['KEYCLOAK_ADMIN_CLIENT_ID', 'KEYCLOAK_ADMIN_CLIENT_SECRET', 'KEYCLOAK_URL'] as const;
    if (env.KEYCLOAK_ADMIN_CLIENT_ID === undefined && env.KEYCLOAK_ADMIN_CLIENT_SECRET === undefined) return;
    for (const name of names.filter((one) => env[one] === undefined)) {
      context.addIssue({ code: 'custom', path: [name], message: 'must be set to create accounts in Keycloak' });
    }
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.EVENT_SUBSCRIBERS !== undefined, {
    path: ['EVENT_SUBSCRIBERS'],
    error: 'must list all other services in production: without it a removed member would stay in them',
  });

/** The storage of pictures: a folder, or a bucket. */
export type PictureLocation = { readonly folder: string } | { readonly s3: ObjectStoreSettings };

export interface CommunityConfig extends ServiceConfig {
  readonly pictures: PictureLocation;
  readonly uploadsPerHour: number;
  /** The Keycloak in which imported members get an account; undefined: Admins create them. */
  readonly accounts?: AccountSettings | undefined;
  /** The account API of the identity provider, such as `https://id.example.org/realms/seed/account`. */
  readonly accountApiUrl: string;
  /** The pause in milliseconds after the first attempt to make a file with a member's data; 30 s if not given. */
  readonly exportRetryMs?: number | undefined;
  /** The store in which replicas count together; undefined: each counts for itself. */
  readonly sharedState: SharedStateSettings | undefined;
}

/** @throws ConfigError with all problems at once. */
export function readCommunityConfig(env: Environment): CommunityConfig {
  const parsed = parseConfig(environment, env);
  const common = serviceConfig(parsed, 'community');
  return {
    ...common,
    accountApiUrl: accountApiUrl(common.token.jwksUrl),
    pictures: pictureLocation(parsed),
    uploadsPerHour: parsed.UPLOADS_PER_HOUR,
    accounts: accountSettings(parsed),
    sharedState: sharedStateSettings(parsed),
  };
}

function accountSettings(env: z.output<typeof environment>): AccountSettings | undefined {
  const { KEYCLOAK_ADMIN_CLIENT_ID: clientId, KEYCLOAK_ADMIN_CLIENT_SECRET: clientSecret, KEYCLOAK_URL: url } = env;
  if (clientId === undefined || clientSecret === undefined || url === undefined) return undefined;
  const { KEYCLOAK_REALM: realm, KEYCLOAK_CLIENT_ID: portalClientId, PUBLIC_URL: portalUrl } = env;
  return { realmUrl: `${url}/realms/${encodeURIComponent(realm)}`, clientId, clientSecret, portalClientId, portalUrl };
}

/** Keycloak's account API is in the realm of its keys, over the address that this service reaches it by. */
function accountApiUrl(jwksUrl: string): string {
  return new URL('../../account', jwksUrl).href;
}

function pictureLocation(env: z.output<typeof environment>): PictureLocation {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const isComplete = endpoint !== undefined && bucket !== undefined;
  if (!isComplete || accessKeyId === undefined || secretAccessKey === undefined) {
    return { folder: join(env.DATA_DIR, 'uploads') };
  }
  return { s3: { endpoint, bucket, region, accessKeyId, secretAccessKey } };
}
