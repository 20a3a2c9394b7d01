import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { findings } from '../deployment.mjs';
import { helm } from '../helm.mjs';
import { Processes } from '../production/processes.mjs';
import { root } from '../workspaces.mjs';
import { startApiServer } from './api-server.mjs';
import { makeNamespace, pathOf } from './objects.mjs';

const chart = 'deploy/helm/seed-intranet';
const namespace = 'portal';
/** The kinds of the Prometheus operator, which a cluster without it does not have. */
const ofOperator = 'monitoring.coreos.com/v1';

/**
 * Lets an API server without nodes validate every object of the chart's examples, strictly and by the restricted pod security
 * standard. Prints what it refuses, and resolves to whether there is nothing.
 * @param {string} program the path of Kubernetes
 */
export async function validateChart(program) {
  const { check, end } = findings();
  const folder = mkdtempSync(join(tmpdir(), 'seed-kubernetes-'));
  const processes = new Processes(join(folder, 'logs'));
  try {
    const { call } = await startApiServer({ processes, folder, program });
    await makeNamespace(call, namespace);
    const examples = join(chart, 'examples');
    for (const file of readdirSync(join(root, examples))) {
      await validateExample({ call, check }, basename(file, '.yaml'), objectsOf(join(examples, file)));
    }
  } finally {
    await processes.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return end('the API server');
}

function objectsOf(file) {
  const { status, stdout, stderr } = helm('template', 'portal', chart, '--namespace', namespace, '--values', file);
  if (status !== 0) throw new Error(`helm template ended with ${status}\n${stderr}`);
  const objects = parseAllDocuments(stdout).flatMap((document) => document.toJS() ?? []);
  return objects.filter(({ apiVersion }) => apiVersion !== ofOperator);
}

async function validateExample({ call, check }, label, objects) {
  for (const object of objects) {
    const at = `${label}: ${object.kind} ${object.metadata.name}`;
    const { status, text, warnings } = await validate(call, object);
    check(status === 201, `${at} is refused with ${status}: ${text}`);
    check(warnings.length === 0, `${at} is warned of: ${warnings.join('; ')}`);
  }
  await validateWrong(
    { call, check },
    objects.find(({ kind }) => kind === 'Deployment'),
  );
}

const validate = (call, object) =>
  call('POST', `${pathOf(object, namespace)}?dryRun=All&fieldValidation=Strict`, object);

/** A server that lets everything pass would prove nothing. */
async function validateWrong({ call, check }, deployment) {
  const unknown = structuredClone(deployment);
  unknown.spec.template.spec.containers[0].readOnlyRoot = true;
  check((await validate(call, unknown)).status === 400, 'an unknown field is not refused');
  const asRoot = structuredClone(deployment);
  asRoot.spec.template.spec.securityContext = {};
  asRoot.spec.template.spec.containers[0].securityContext = {};
  const { warnings } = await validate(call, asRoot);
  check(warnings.join().includes('PodSecurity'), 'a pod that runs as root is not warned of');
}
