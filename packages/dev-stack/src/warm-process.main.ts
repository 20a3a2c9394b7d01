import { pathToFileURL } from 'node:url';
import type { Takeover } from './warm-process.ts';

// The kit is imported dynamically, so that a message that comes meanwhile waits for it.
const loading = import('@seed/service-kit/service');
const end = () => process.exit(0);
process.once('disconnect', end);
process.once('message', (takeover) => {
  process.off('disconnect', end);
  void become(takeover as Takeover);
});

async function become({ script, env }: Takeover): Promise<void> {
  await loading;
  Object.assign(process.env, env);
  await import(pathToFileURL(script).href);
}
