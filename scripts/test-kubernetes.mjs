// Lets a real API server validate every object that the chart makes, strictly and by the restricted pod security standard:
//   node scripts/test-kubernetes.mjs
// Go builds helm and kube-apiserver once into .cache; where they or etcd are missing, a line shows why the checks are left out.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { findings } from './deployment.mjs';
import { helm, missingHelm } from './helm.mjs';
import { missingApiServer, startApiServer } from './kubernetes/api-server.mjs';
import { root } from './workspaces.mjs';

const chart = 'deploy/helm/seed-intranet';
const namespace = 'portal';
const plurals = {
  Deployment: 'deployments',
  HorizontalPodAutoscaler: 'horizontalpodautoscalers',
  Ingress: 'ingresses',
  Job: 'jobs',
  NetworkPolicy: 'networkpolicies',
  PodDisruptionBudget: 'poddisruptionbudgets',
  Service: 'services',
  ServiceAccount: 'serviceaccounts',
};
/** The kinds of the Prometheus operator, which a cluster without it does not have. */
const ofOperator = 'monitoring.coreos.com/v1';

const reason = missingHelm() ?? missingApiServer();
if (reason !== undefined) {
  console.error(`SKIPPED: the validation by an API server: ${reason}`);
  process.exit(0);
}

const { check, end } = findings();

function objectsOf(file) {
  const { status, stdout, stderr } = helm('template', 'portal', chart, '--namespace', namespace, '--values', file);
  if (status !== 0) throw new Error(`helm template ended with ${status}\n${stderr}`);
  return parseAllDocuments(stdout).flatMap((document) => document.toJS() ?? []);
}

function pathOf({ apiVersion, kind }) {
  const plural = plurals[kind];
  if (plural === undefined) throw new Error(`scripts/test-kubernetes.mjs has no plural of ${kind}`);
  const group = apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
  return `${group}/namespaces/${namespace}/${plural}?dryRun=All&fieldValidation=Strict`;
}

async function makeNamespace(call) {
  const labels = Object.fromEntries(
    ['enforce', 'warn'].map((mode) => [`pod-security.kubernetes.io/${mode}`, 'restricted']),
  );
  const body = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace, labels } };
  const { status, text } = await call('POST', '/api/v1/namespaces', body);
  if (status !== 201) throw new Error(`the namespace is refused: ${text}`);
}

async function validate(call, label, object) {
  const at = `${label}: ${object.kind} ${object.metadata.name}`;
  const { status, text, warnings } = await call('POST', pathOf(object), object);
  check(status === 201, `${at} is refused with ${status}: ${text}`);
  check(warnings.length === 0, `${at} is warned of: ${warnings.join('; ')}`);
}

/** A server that lets everything pass would prove nothing. */
async function validateWrong(call, deployment) {
  const unknown = structuredClone(deployment);
  unknown.spec.template.spec.containers[0].readOnlyRoot = true;
  check((await call('POST', pathOf(unknown), unknown)).status === 400, 'an unknown field is not refused');
  const root = structuredClone(deployment);
  root.spec.template.spec.securityContext = {};
  root.spec.template.spec.containers[0].securityContext = {};
  const { warnings } = await call('POST', pathOf(root), root);
  check(warnings.join().includes('PodSecurity'), 'a pod that runs as root is not warned of');
}

const { call, stop } = await startApiServer();
try {
  await makeNamespace(call);
  const folder = join(chart, 'examples');
  for (const file of readdirSync(join(root, folder))) {
    const objects = objectsOf(join(folder, file)).filter(({ apiVersion }) => apiVersion !== ofOperator);
    for (const object of objects) await validate(call, basename(file, '.yaml'), object);
    await validateWrong(
      call,
      objects.find(({ kind }) => kind === 'Deployment'),
    );
  }
} finally {
  await stop();
}
end('the API server');
