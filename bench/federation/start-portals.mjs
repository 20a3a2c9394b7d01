import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPortal } from '../../packages/dev-stack/dist/portal.js';
import { readStackConfig } from '../../packages/dev-stack/dist/stack-config.js';
import { publishWorkingTree } from '../../packages/dev-stack/dist/working-tree.js';
import { freePort } from '../portal/free-port.mjs';
import { buildPlain } from './build-plain.mjs';

const root = resolve(import.meta.dirname, '../..');
const serveShell = join(root, 'bench', 'click-path', 'serve-shell.mjs');

/**
 * Starts the federated portal and the plain application, each with a gateway, services and demo data of its own.
 * @returns {Promise<{ urls: { federated: string, plain: string }, stop(): Promise<void> }>}
 */
export async function startPortals() {
  Object.assign(process.env, { READS_PER_MINUTE: '1000000', WRITES_PER_MINUTE: '1000000' });
  const folder = await mkdtemp(join(tmpdir(), 'seed-bench-'));
  const started = [];
  const stop = async () => {
    await Promise.all(started.map((portal) => portal.stop()));
    await rm(folder, { recursive: true });
  };
  try {
    for (const prepare of [federated, plain]) started.push(await prepare(folder));
  } catch (error) {
    await stop();
    throw error;
  }
  const [one, other] = started.map(({ state }) => state.url);
  return { urls: { federated: one, plain: other }, stop };
}

async function federated(folder) {
  const config = await configIn(join(folder, 'federated'));
  await publishWorkingTree(config, console.log);
  return startPortal(config, console.error);
}

/** The gateway's folder of the shell is that of the stack, unless the file that it preloads chooses another. */
async function plain(folder) {
  const { shellDir, modulesDir, registry } = await buildPlain();
  const config = { ...(await configIn(join(folder, 'plain'))), modulesDir };
  await writeFile(join(config.dataDir, 'registry.json'), registry);
  const chosen = { MEASURED_SHELL: shellDir, NODE_OPTIONS: `--import=${serveShell}` };
  Object.assign(process.env, chosen);
  try {
    return await startPortal(config, console.error);
  } finally {
    for (const name of Object.keys(chosen)) delete process.env[name];
  }
}

async function configIn(dataDir) {
  await mkdir(dataDir, { recursive: true });
  return { ...readStackConfig(root, {}), port: await freePort(), dataDir };
}
