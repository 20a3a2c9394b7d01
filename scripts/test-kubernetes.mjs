// Lets a real API server validate every object that the chart makes, then installs the chart in a real cluster with two nodes,
// upgrades it while a hundred members write, drains a node, and removes it:
//   node scripts/test-kubernetes.mjs [--validate]     (as root but for --validate, which leaves the cluster out)
// Go builds helm, Kubernetes and the parts of the cluster once into .cache; where something else is missing, a line shows why
// the checks are left out. docs/kubernetes-tests.md describes the cluster and the steps.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { missingHelm } from './helm.mjs';
import { obtainServers } from './keycloak/servers.mjs';
import { missingPodman } from './images/podman.mjs';
import { missingForApiServer } from './kubernetes/api-server.mjs';
import { makeCertificates } from './kubernetes/certificates.mjs';
import { missingForCluster } from './kubernetes/cluster.mjs';
import { obtainImages } from './kubernetes/images.mjs';
import { obtainClusterPrograms, obtainKubernetes } from './kubernetes/programs.mjs';
import { runSteps } from './kubernetes/steps.mjs';
import { validateChart } from './kubernetes/validation.mjs';
import { enterOwnNetwork, isInOwnNetwork, missingForNetwork } from './production/network.mjs';

const plan = 'SEED_CLUSTER_PLAN';

function skip(reason) {
  console.error(`SKIPPED: the tests on Kubernetes: ${reason}`);
  process.exit(0);
}

/** Fetches and builds what the network of the cluster, which reaches nothing outside, cannot. */
async function prepare(kubernetes) {
  const missing = missingForNetwork() ?? missingForCluster() ?? missingPodman();
  if (missing !== undefined) return skip(missing);
  const { programs, reason } = obtainClusterPrograms();
  if (reason !== undefined) return skip(reason);
  await obtainServers();
  await findChromium();
  const images = obtainImages(programs);
  const folder = mkdtempSync(join(tmpdir(), 'seed-cluster-'));
  return { folder, images, programs: { ...programs, kubernetes }, tls: makeCertificates(folder) };
}

/** The mounts of the cluster have ended before, so that the folder can be deleted. */
function leave(folder, code) {
  if (code === 0) rmSync(folder, { recursive: true, force: true });
  else console.error(`the logs are in ${join(folder, 'logs')}`);
}

if (!isInOwnNetwork()) {
  const { program, reason } = obtainKubernetes();
  const missing = missingHelm() ?? missingForApiServer() ?? reason;
  if (missing !== undefined) skip(missing);
  if (!(await validateChart(program))) process.exit(1);
  if (process.argv.includes('--validate')) process.exit(0);
  const prepared = await prepare(program);
  const env = { [plan]: JSON.stringify(prepared), NODE_EXTRA_CA_CERTS: prepared.tls.authority };
  await enterOwnNetwork({ env, hasProcesses: true, ended: (code) => leave(prepared.folder, code) });
}
const isGood = await runSteps(JSON.parse(process.env[plan]));
process.exit(isGood ? 0 : 1);
