import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegistryConfig } from './config.ts';

test('releases are kept in DATA_DIR, and pipelines are clients by their names, unless configured', () => {
  const plain = readRegistryConfig({ DATA_DIR: '/data' });
  expect(plain).toMatchObject({ releases: { folder: '/data/releases' }, token: { pipelinePrefix: 'pipeline-' } });
  const configured = readRegistryConfig({ RELEASES_DIR: '/releases', PIPELINE_PREFIX: 'team-' });
  expect(configured).toMatchObject({ releases: { folder: '/releases' }, token: { pipelinePrefix: 'team-' } });
});

test('a prefix that nearly every client has is refused', () => {
  expect(() => readRegistryConfig({ PIPELINE_PREFIX: 'p' })).toThrow('PIPELINE_PREFIX');
});

test('what is live is read from the internal port of the gateway', () => {
  expect(readRegistryConfig({}).gateway).toBe('http://127.0.0.1:9464');
  expect(() => readRegistryConfig({ GATEWAY_INTERNAL_URL: 'gateway' })).toThrow('GATEWAY_INTERNAL_URL');
});

test('a bucket is used if it is configured as a whole, its secrets also from files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seed-secrets-'));
  const file = join(folder, 'secret');
  await writeFile(file, 'a secret\n');
  const place = { RELEASES_S3_URL: 'https://s3.example.org', RELEASES_S3_BUCKET: 'releases' };
  const bucket = { ...place, RELEASES_S3_ACCESS_KEY_ID: 'id', RELEASES_S3_SECRET_ACCESS_KEY_FILE: file };
  expect(readRegistryConfig(bucket).releases).toEqual({
    bucket: {
      endpoint: 'https://s3.example.org',
      bucket: 'releases',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'a secret',
    },
  });
  expect(() => readRegistryConfig({ ...place, RELEASES_DIR: '/releases' })).toThrow(
    /ACCESS_KEY_ID: must be set.*\n.*SECRET_ACCESS_KEY: must be set.*\n.*RELEASES_DIR: must not be set/,
  );
  expect(() => readRegistryConfig({ ...bucket, RELEASES_S3_SECRET_ACCESS_KEY_FILE: join(folder, 'absent') })).toThrow(
    'ENOENT',
  );
  await rm(folder, { recursive: true });
});
