import { startGatewayProcess } from './testing/gateway-process.ts';

const upstreams = { forums: { replicas: ['http://127.0.0.1:9'] } };
const variables = { KEYCLOAK_URL: 'http://127.0.0.1:9', UPSTREAMS: JSON.stringify(upstreams) };

test('a gateway whose standard output is a closed pipe ends on SIGTERM', async () => {
  const { child, url, end } = await startGatewayProcess(variables);
  child.stdout?.destroy();
  for (let count = 0; count < 3; count += 1) await fetch(`${url}/health/live`);
  expect(await end()).toBe(0);
}, 30_000);

test('a gateway whose standard output is not read any more goes on, and ends on SIGTERM', async () => {
  const { child, url, end } = await startGatewayProcess(variables);
  child.stdout?.pause();
  for (let count = 0; count < 1200; count += 1) await (await fetch(`${url}/m/none.js`)).text();
  expect(await end()).toBe(0);
}, 60_000);
