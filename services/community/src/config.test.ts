import { ConfigError } from '@seed/service-kit/config';
import { readCommunityConfig } from './config.ts';

const s3 = {
  S3_ENDPOINT: 'https://store.example/',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('pictures and profiles are files of the data folder by default', () => {
  expect(readCommunityConfig({ DATA_DIR: '/data' })).toMatchObject({
    database: { file: '/data/community.sqlite' },
    pictures: { folder: '/data/uploads' },
    demoData: false,
  });
});

test('with a store, pictures are objects of its bucket', () => {
  expect(readCommunityConfig(s3).pictures).toEqual({
    s3: {
      endpoint: 'https://store.example',
      bucket: 'pictures',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    },
  });
});

test('an incomplete store is refused with all missing variables', () => {
  const read = () => readCommunityConfig({ S3_BUCKET: 'pictures', S3_ENDPOINT: 'store' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/S3_ENDPOINT: must be a URL/);
  expect(() => readCommunityConfig({ ...s3, S3_BUCKET: '', S3_ACCESS_KEY_ID: '' })).toThrow(
    /S3_BUCKET: must be set[^]*S3_ACCESS_KEY_ID: must be set/,
  );
});

test("the account API is in the realm of Keycloak's keys, at the address that the service reaches", () => {
  const { accountApiUrl } = readCommunityConfig({ KEYCLOAK_URL: 'https://id.example' });
  expect(accountApiUrl).toBe('https://id.example/realms/seed/account');
  const JWKS_URL = 'https://keycloak.internal/realms/seed/protocol/openid-connect/certs';
  expect(readCommunityConfig({ KEYCLOAK_URL: 'https://id.example', JWKS_URL }).accountApiUrl).toBe(
    'https://keycloak.internal/realms/seed/account',
  );
});

test('in production it does not start without the services that get the events about removed members', () => {
  const secret = { NODE_ENV: 'production', EVENTS_SECRET: 'x'.repeat(32) };
  expect(() => readCommunityConfig(secret)).toThrow(/EVENT_SUBSCRIBERS: must list all other services/);
  expect(() => readCommunityConfig({ NODE_ENV: 'production', EVENT_SUBSCRIBERS: '{}' })).toThrow('EVENTS_SECRET');
  const subscribers = { EVENT_SUBSCRIBERS: '{"forums":"http://127.0.0.1:4001"}' };
  expect(readCommunityConfig({ ...secret, ...subscribers }).events.subscribers).toEqual({
    forums: 'http://127.0.0.1:4001',
  });
  expect(readCommunityConfig({}).events.subscribers).toEqual({});
});
