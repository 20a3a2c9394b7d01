import { shared } from '@seed/service-kit/testing/shared';
import { startTestPortal } from './testing/test-portal.ts';

const env = { SUPPORT_EMAIL: 'security@portal.example', PUBLIC_URL: 'https://portal.example' };
const portal = shared(() => startTestPortal({ replicas: ['http://127.0.0.1:9'], env }));

const call = (path: string, init: RequestInit = {}) => portal().call(path, { headers: {}, ...init });

test('security.txt names the support contact and expires within a year', async () => {
  const response = await call('/.well-known/security.txt');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const fields = new Map((await response.text()).split('\n').map((line) => line.split(/: (.*)/) as [string, string]));
  expect(fields.get('Contact')).toBe('mailto:security@portal.example');
  expect(fields.get('Canonical')).toBe('https://portal.example/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(150);
  expect(days).toBeLessThan(365);
});

test("a logout clears the browser's cache", async () => {
  const response = await call('/signed-out', { method: 'POST' });
  expect(response.status).toBe(204);
  expect(response.headers.get('clear-site-data')).toBe('"cache"');
});

test('both addresses refuse other methods', async () => {
  expect((await call('/signed-out')).status).toBe(405);
  expect((await call('/.well-known/security.txt', { method: 'POST' })).status).toBe(405);
});
