import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { createWarmProcess } from './warm-process.ts';

async function serviceScript() {
  const folder = await mkdtemp(join(tmpdir(), 'seed-warm-'));
  const script = join(folder, 'main.mjs');
  await writeFile(script, `process.send({ name: process.env.NAME, pid: process.pid });`);
  return { script, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

test('a warm process becomes the service that takes it, with its environment', async () => {
  await using service = await serviceScript();
  const warm = createWarmProcess();
  warm.prepare();
  const child = warm.take({ script: service.script, env: { NAME: 'forums' } });
  expect(warm.take({ script: service.script, env: {} })).toBeUndefined();
  const [message] = (await once(child ?? process, 'message')) as unknown[];
  expect(message).toEqual({ name: 'forums', pid: child?.pid });
  child?.kill('SIGKILL');
}, 30_000);

test('a warm process ends with its supervisor', async () => {
  const warm = createWarmProcess();
  warm.prepare();
  await warm.stop();
  expect(warm.take({ script: 'main.js', env: {} })).toBeUndefined();
});
