import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleServices } from '../../packages/dev-stack/dist/bundled-services.js';
import { startPortal } from '../../packages/dev-stack/dist/portal.js';
import { startedProcesses } from '../../packages/dev-stack/dist/services.js';
import { readStackConfig } from '../../packages/dev-stack/dist/stack-config.js';
import { portalFiles } from '../../services/gateway/dist/testing/portal-files.js';
import { freePort } from './free-port.mjs';

const root = resolve(import.meta.dirname, '../..');

/**
 * Starts the gateway and the services as `npm start` does, in a data folder of their own. It serves calls of the API
 * only: no module is built, so that the start takes seconds. One module of a test is in the registry, because a portal
 * without any is not ready.
 * @param {Record<string, string>} environment further variables of all processes
 * @param {Record<string, string>} settings variables of the command, such as DATABASE_URL
 * @returns {Promise<{ url: string, gateway: { pid: number }, services: Record<string, { pid: number }>, stop(): Promise<void> }>}
 */
export async function startServices(environment = {}, settings = {}) {
  Object.assign(process.env, environment);
  if (!existsSync(join(root, 'shell', 'dist', 'portal.html'))) throw new Error('Run `npm run build -w shell` first.');
  const files = await portalFiles();
  const folders = { dataDir: files.root, modulesDir: files.modulesDir };
  const config = { ...readStackConfig(root, settings), port: await freePort(), ...folders };
  const commands = await bundleServices(root, startedProcesses(root, config));
  const { state, stop } = await startPortal(config, console.error, { commands });
  return {
    url: state.url,
    gateway: state.gateway,
    services: state.services,
    async stop() {
      await stop();
      await files.remove();
    },
  };
}
