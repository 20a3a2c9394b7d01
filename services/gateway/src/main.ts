import cluster from 'node:cluster';
import { runMain } from '@seed/service-kit/run-main';
import { loadConfig } from './config.ts';
import { startGateway } from './start.ts';
import { startPrimary } from './workers/primary.ts';
import { startWorker } from './workers/worker.ts';

runMain(async () => {
  const config = loadConfig(process.env);
  if (config.workers === 1) return startGateway(config);
  return cluster.isPrimary ? startPrimary(config) : startWorker(config);
});
