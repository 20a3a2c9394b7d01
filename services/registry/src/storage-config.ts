import { join } from 'node:path';
import type { ObjectStoreSettings } from '@seed/service-kit/object-store';
import { z } from 'zod';

/** Where the files of all releases are: a folder, or a bucket. */
export type ReleaseLocation = { readonly folder: string } | { readonly bucket: ObjectStoreSettings };

const url = z.url({ protocol: /^https?$/, error: 'must be a URL such as https://s3.eu-west-1.amazonaws.com' });

/** The variables of the storage. */
export const storageEnvironment = {
  /** Unset: the folder `releases` in DATA_DIR. */
  RELEASES_DIR: z.string().optional(),
  RELEASES_S3_URL: url.optional(),
  RELEASES_S3_BUCKET: z.string().optional(),
  RELEASES_S3_REGION: z.string().default('us-east-1'),
  RELEASES_S3_ACCESS_KEY_ID: z.string().optional(),
  RELEASES_S3_SECRET_ACCESS_KEY: z.string().optional(),
};

const names = [
  'RELEASES_S3_URL',
  'RELEASES_S3_BUCKET',
  'RELEASES_S3_ACCESS_KEY_ID',
  'RELEASES_S3_SECRET_ACCESS_KEY',
] as const;

type StorageEnvironment = z.output<z.ZodObject<typeof storageEnvironment>>;

/** Reports each setting of a bucket that is missing beside the others. */
export function assertWholeBucket(env: StorageEnvironment, context: z.RefinementCtx): void {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === names.length) return;
  for (const name of missing) {
    context.addIssue({ code: 'custom', path: [name], message: 'must be set, as the other RELEASES_S3_ settings are' });
  }
  if (env.RELEASES_DIR !== undefined) {
    context.addIssue({ code: 'custom', path: ['RELEASES_DIR'], message: 'must not be set beside a bucket' });
  }
}

export function releaseLocation(env: StorageEnvironment & { readonly DATA_DIR: string }): ReleaseLocation {
  const { RELEASES_S3_URL: endpoint, RELEASES_S3_BUCKET: bucket, RELEASES_S3_REGION: region } = env;
  const { RELEASES_S3_ACCESS_KEY_ID: accessKeyId, RELEASES_S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const isBucket = endpoint !== undefined && bucket !== undefined;
  return isBucket && accessKeyId !== undefined && secretAccessKey !== undefined
    ? { bucket: { endpoint, bucket, region, accessKeyId, secretAccessKey } }
    : { folder: env.RELEASES_DIR ?? join(env.DATA_DIR, 'releases') };
}
