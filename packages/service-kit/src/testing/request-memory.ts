import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { getHeapSpaceStatistics } from 'node:v8';
import { type Sample, startSample } from './sample-service.ts';

/* A process that prints how many bytes a request leaves, with its line of the log, when its young objects are collected. */

const requests = 300;

async function measure(): Promise<void> {
  const sample = await startSample();
  // The first requests compile functions.
  await readNotes(sample);
  const before = oldBytes();
  await readNotes(sample);
  process.stdout.write(`${(oldBytes() - before) / requests}\n`);
  await sample.stop();
}

async function readNotes({ url, issuer }: Sample): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const headers = { authorization: `Bearer ${await issuer.token()}` };
  for (let count = 0; count < requests; count += 1) {
    const request = get(`${url}/api/v1/notes/7`, { agent, headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await text(response);
    if (response.statusCode !== 200) throw new Error(`the response is ${response.statusCode}`);
  }
  agent.destroy();
}

/** An object that survives two collections of the young ones is old, and is kept until a full one. */
function oldBytes(): number {
  const collect = globalThis.gc as (options: { readonly type: 'minor' }) => void;
  collect({ type: 'minor' });
  collect({ type: 'minor' });
  return getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')?.space_used_size ?? NaN;
}

void measure();
