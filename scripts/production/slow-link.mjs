import { obtainGoProgram } from '../go-program.mjs';
import { until } from './processes.mjs';

/**
 * Starts Toxiproxy, supervised, as the way from the portal to its database: it passes everything on at once until `slow` is
 * called.
 * @param {{ processes: import('./processes.mjs').Processes, ports: number[], target: number }} options
 *   a port for its own API and one for the database; `target` is the port behind it
 */
export async function startSlowLink({ processes, ports: [api, port], target }) {
  const { program, reason } = obtainGoProgram('toxiproxy');
  if (reason !== undefined) throw new Error(`Toxiproxy: ${reason}`);
  const args = ['-host', '127.0.0.1', '-port', String(api)];
  processes.start('slow-link', { command: program, args, env: { LOG_LEVEL: 'warn' } });
  const call = async (path, { method = 'POST', body } = {}) => {
    const options = { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(5000) };
    const response = await fetch(`http://127.0.0.1:${api}${path}`, options);
    if (!response.ok) throw new Error(`Toxiproxy ${method} ${path} responded ${response.status}`);
  };
  await until('Toxiproxy', () => call('/version', { method: 'GET' }).then(() => true));
  const proxy = { name: 'database', listen: `127.0.0.1:${port}`, upstream: `127.0.0.1:${target}`, enabled: true };
  await call('/proxies', { body: proxy });
  const toxics = ['upstream', 'downstream'];
  return {
    url: `mysql://portal:portal@127.0.0.1:${port}`,
    /** Delays what passes, half of the time in each direction; with jitter, so that requests do not move in step. */
    async slow(roundTripMs) {
      for (const stream of toxics) {
        const attributes = { latency: roundTripMs / 2, jitter: roundTripMs / 20 };
        await call('/proxies/database/toxics', { body: { name: stream, type: 'latency', stream, attributes } });
      }
    },
    async mend() {
      for (const stream of toxics) await call(`/proxies/database/toxics/${stream}`, { method: 'DELETE' });
    },
  };
}
