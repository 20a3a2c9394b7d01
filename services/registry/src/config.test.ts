import { readRegistryConfig } from './config.ts';

test('releases are kept in DATA_DIR, and pipelines are clients by their names, unless configured', () => {
  const plain = readRegistryConfig({ DATA_DIR: '/data' });
  expect(plain).toMatchObject({ releases: '/data/releases', token: { pipelinePrefix: 'pipeline-' } });
  const configured = readRegistryConfig({ RELEASES_DIR: '/releases', PIPELINE_PREFIX: 'team-' });
  expect(configured).toMatchObject({ releases: '/releases', token: { pipelinePrefix: 'team-' } });
});

test('a prefix that nearly every client has is refused', () => {
  expect(() => readRegistryConfig({ PIPELINE_PREFIX: 'p' })).toThrow('PIPELINE_PREFIX');
});

test('what is live is read from the internal port of the gateway', () => {
  expect(readRegistryConfig({}).gateway).toBe('http://127.0.0.1:9464');
  expect(() => readRegistryConfig({ GATEWAY_INTERNAL_URL: 'gateway' })).toThrow('GATEWAY_INTERNAL_URL');
});
