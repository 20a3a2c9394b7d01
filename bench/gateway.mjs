// Measures what the gateway costs: the same requests through it and straight to the service, interleaved; medians of ratios.
import autocannon from 'autocannon';
import { signIn } from './portal/sign-in.mjs';
import { startPortal } from './portal/start-portal.mjs';

const rounds = 5;
const seconds = 3;
const connections = 16;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function measure(url, headers) {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.errors} broken, refused: ${JSON.stringify(result.statusCodeStats)}`);
  }
  return { rate: result.requests.average, p99: result.latency.p99 };
}

const portal = await startPortal(3900);
try {
  const headers = { authorization: `Bearer ${await signIn(portal.url, 'maria@seed.example')}` };
  const service = portal.state().services.forums.url;
  const gateway = portal.url.replace('localhost', '127.0.0.1');
  for (const [name, path] of [
    ['one post', '/api/v1/forums/1'],
    ['a page of 20 posts', '/api/v1/forums?limit=20'],
  ]) {
    const ratios = [];
    let last;
    for (let round = 0; round < rounds; round += 1) {
      const direct = await measure(service + path, headers);
      const through = await measure(gateway + path, headers);
      ratios.push(through.rate / direct.rate);
      last = { direct, through };
    }
    console.log(
      `${name}: through the gateway ${median(ratios).toFixed(2)} of the direct rate ` +
        `(last round: ${last.direct.rate.toFixed(0)} → ${last.through.rate.toFixed(0)}/s, ` +
        `p99 ${last.direct.p99} → ${last.through.p99} ms)`,
    );
  }
} finally {
  await portal.stop();
}
