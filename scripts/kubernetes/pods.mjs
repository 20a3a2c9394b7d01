import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../production/processes.mjs';
import { list } from './objects.mjs';
import { namespace, portalLabels } from './release.mjs';

const pods = { apiVersion: 'v1', kind: 'Pod' };
const deployments = { apiVersion: 'apps/v1', kind: 'Deployment' };
const autoscalers = { apiVersion: 'autoscaling/v2', kind: 'HorizontalPodAutoscaler' };
const mergePatch = 'application/merge-patch+json';
const retryMs = 250;
const healLimitMs = 180_000;

export const podsOf = (call, selector = portalLabels) => list(call, pods, namespace, selector);

/** Resolves when each deployment of the portal has all its replicas, in their last version, and no pod is ending. */
export async function untilAllReady(call) {
  const isComplete = ({ spec, status, metadata }) =>
    status.observedGeneration === metadata.generation &&
    status.updatedReplicas === spec.replicas &&
    status.availableReplicas === spec.replicas &&
    status.replicas === spec.replicas;
  await until(
    'all pods',
    async () =>
      (await list(call, deployments, namespace, portalLabels)).every(isComplete) &&
      (await podsOf(call)).every(({ metadata }) => metadata.deletionTimestamp === undefined),
    healLimitMs,
  );
}

/** Empties a node as `kubectl drain` does, by evictions that disruption budgets may delay, and gives it back. */
export async function drain(call, node) {
  const mark = (unschedulable) => patched(call, `/api/v1/nodes/${node}`, { spec: { unschedulable } });
  await mark(true);
  try {
    const placed = await podsOn(call, node);
    await Promise.all(placed.map(({ metadata }) => evict(call, metadata.name)));
    await untilAllReady(call);
    const left = await podsOn(call, node);
    if (left.length > 0) throw new Error(`${left.length} pods are still on ${node}`);
    return placed.length;
  } finally {
    await mark(false);
  }
}

const podsOn = async (call, node) => (await podsOf(call)).filter(({ spec }) => spec.nodeName === node);

/** The response is 429 while a disruption budget allows no eviction. */
async function evict(call, name) {
  const path = `/api/v1/namespaces/${namespace}/pods/${name}/eviction`;
  const body = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name, namespace } };
  const deadline = performance.now() + healLimitMs;
  for (;;) {
    const { status, text } = await call('POST', path, body);
    if (status === 201 || status === 404) return;
    if (status !== 429 || performance.now() > deadline) throw new Error(`${name} is not evicted: ${text}`);
    await delay(retryMs);
  }
}

const labelsOf = (component) => `${portalLabels},app.kubernetes.io/component=${component}`;

/** The deployment of a component of the portal. */
export async function deploymentOf(call, component) {
  const [deployment] = await list(call, deployments, namespace, labelsOf(component));
  return deployment;
}

/** The autoscalers of the portal by component, each with the CPU time that its pods use, in percent of what they request. */
export async function autoscalersOf(call) {
  const all = await list(call, autoscalers, namespace, portalLabels);
  return new Map(all.map((one) => [one.metadata.labels['app.kubernetes.io/component'], { ...one, used: usedBy(one) }]));
}

const usedBy = ({ status }) => status.currentMetrics?.[0]?.resource?.current.averageUtilization;

/** Sets the replicas of a deployment of the portal, and resolves when it has them. */
export async function scale(call, component, replicas) {
  const { metadata } = await deploymentOf(call, component);
  const path = `/apis/apps/v1/namespaces/${namespace}/deployments/${metadata.name}/scale`;
  await patched(call, path, { spec: { replicas } });
  await untilAllReady(call);
}

async function patched(call, path, body) {
  const { status, text } = await call('PATCH', path, body, mergePatch);
  if (status !== 200) throw new Error(`PATCH ${path}: ${text}`);
}
