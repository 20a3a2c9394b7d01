// Builds the shell, the modules (into MODULES_DIR) and the services of the working tree, as a start of the portal does.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleServices } from '../packages/dev-stack/dist/bundled-services.js';
import { startedProcesses } from '../packages/dev-stack/dist/services.js';
import { readStackConfig } from '../packages/dev-stack/dist/stack-config.js';
import { publishWorkingTree } from '../packages/dev-stack/dist/working-tree.js';
import { root } from './workspaces.mjs';

const dataDir = await mkdtemp(join(tmpdir(), 'seed-build-'));
try {
  const config = readStackConfig(root, { ...process.env, DATA_DIR: dataDir });
  await bundleServices(config.root, startedProcesses(config.root, config));
  await publishWorkingTree(config, console.log);
} finally {
  await rm(dataDir, { recursive: true });
}
