// Starts deploy/compose.yaml by the commands of its README, and lets a member use it in a browser:
//   node scripts/test-compose-stack.mjs [--built]     (as root; needs podman, which builds the images; --built uses those that
//   it has)
// Docker's engine is one of this test's own, in a network of its own, so that port 443 is open to this test only. Engine and
// Compose are obtained once, if the machine has none; where something else is missing, a line shows why the checks are left out.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { obtainDocker } from './compose/docker.mjs';
import { archiveImages, buildPortal, missingImage } from './compose/images.mjs';
import { runSteps } from './compose/steps.mjs';
import { usePortal } from './compose/use.mjs';
import { findChromium } from './find-chromium.mjs';
import { missingPodman } from './images/podman.mjs';
import { enterOwnNetwork, isInOwnNetwork, missingForNetwork } from './production/network.mjs';
import { printTotals } from './totals.mjs';

const plan = 'SEED_COMPOSE_PLAN';

function skip(reason) {
  console.error(`SKIPPED: the start of deploy/compose.yaml: ${reason}`);
  process.exit(0);
}

/** Fetches and builds what the engine, whose network reaches nothing outside, cannot. */
async function prepare() {
  const missing = missingForNetwork() ?? missingPodman() ?? missingImage();
  if (missing !== undefined) return skip(missing);
  const { reason, ...programs } = obtainDocker();
  if (reason !== undefined) return skip(reason);
  if (!process.argv.includes('--built')) buildPortal();
  await findChromium();
  const folder = mkdtempSync(join(tmpdir(), 'seed-compose-'));
  return { folder, programs, archive: archiveImages(folder) };
}

/** The engine has ended before, so that the folder can be deleted; the logs of a failed run stay. */
function leave(folder, code) {
  for (const name of ['data', 'exec', 'images.tar', ...(code === 0 ? ['.'] : [])]) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  if (code !== 0) console.error(`the logs are in ${join(folder, 'logs')}`);
}

if (!isInOwnNetwork()) {
  const prepared = await prepare();
  const env = { [plan]: JSON.stringify(prepared) };
  await enterOwnNetwork({ env, hasProcesses: true, ended: (code) => leave(prepared.folder, code) });
}
const prepared = JSON.parse(process.env[plan]);
if (process.send !== undefined) {
  const { passed, failures } = await usePortal(prepared);
  process.send({ passed, failures });
  process.disconnect();
} else {
  const { passed, failures } = await runSteps(prepared);
  printTotals({ passed, failed: failures.length }, failures);
  process.exit(failures.length === 0 && passed > 0 ? 0 : 1);
}
