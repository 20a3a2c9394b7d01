import { loadConfig } from './config.ts';

const upstreams = JSON.stringify({ forums: { replicas: ['http://127.0.0.1:4001/'] } });

test('the defaults make a portal for development', () => {
  const config = loadConfig({ UPSTREAMS: upstreams, PORT: '3100' });
  expect(config).toMatchObject({
    production: false,
    publicUrl: 'http://localhost:3100',
    registryFile: '.data/registry.json',
    token: {
      issuer: 'http://localhost:3100/realms/seed',
      jwksUrl: 'http://127.0.0.1:3100/realms/seed/protocol/openid-connect/certs',
    },
    upstreams: { forums: { replicas: ['http://127.0.0.1:4001'] } },
  });
});

test('with a Keycloak its issuer and its keys are used', () => {
  const { token } = loadConfig({ UPSTREAMS: upstreams, KEYCLOAK_URL: 'https://login.example.org' });
  expect(token.issuer).toBe('https://login.example.org/realms/seed');
  expect(token.jwksUrl).toBe('https://login.example.org/realms/seed/protocol/openid-connect/certs');
});

test('all problems are listed at once', () => {
  const wrong = { PORT: 'x', UPSTREAMS: '{', UPSTREAMS_FILE: '/no/such/file', ASSOCIATION_URL: 'javascript:1' };
  expect(() => loadConfig(wrong)).toThrow(/PORT[^]*UPSTREAMS: is not JSON|UPSTREAMS[^]*UPSTREAMS_FILE[^]*/);
  for (const name of Object.keys(wrong)) expect(() => loadConfig(wrong)).toThrow(name);
});

test.each([
  [undefined, ['https:']],
  ['any', ['https:']],
  ['self', []],
  ['https://a.example, https://b.example:8443', ['https://a.example', 'https://b.example:8443']],
])('IMAGE_SOURCES %p lets pictures come from %p', (IMAGE_SOURCES, imageSources) => {
  expect(loadConfig({ UPSTREAMS: upstreams, IMAGE_SOURCES }).imageSources).toEqual(imageSources);
});

test.each(['https://a.example/path', 'a.example', "https://a.example; script-src 'unsafe-inline'", '*'])(
  'IMAGE_SOURCES %p is refused',
  (IMAGE_SOURCES) => {
    expect(() => loadConfig({ UPSTREAMS: upstreams, IMAGE_SOURCES })).toThrow('IMAGE_SOURCES');
  },
);

test.each([
  ['a service without replicas', { a: { replicas: [] } }],
  ['a replica that is no URL', { a: { replicas: ['h:1'] } }],
])('%s is refused', (_, services) => {
  expect(() => loadConfig({ UPSTREAMS: JSON.stringify(services) })).toThrow('UPSTREAMS');
});

test('without upstreams, or in production without a Keycloak, it does not start', () => {
  expect(() => loadConfig({})).toThrow('UPSTREAMS');
  expect(() => loadConfig({ UPSTREAMS: upstreams, NODE_ENV: 'production' })).toThrow('KEYCLOAK_URL');
});

test('the largest upload at the least accepted rate arrives before the time limit of uploads', () => {
  const { bodyLimit, bodyTiming } = loadConfig({ UPSTREAMS: upstreams });
  const { graceMs, bytesPerSecond, longestMs } = bodyTiming.upload;
  expect((bodyLimit.upload / bytesPerSecond) * 1000).toBeLessThan(longestMs);
  expect(graceMs + (bodyLimit.upload / bytesPerSecond) * 1000).toBeLessThan(200_000);
});
