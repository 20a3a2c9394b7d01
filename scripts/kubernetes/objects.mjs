const plurals = {
  ConfigMap: 'configmaps',
  Deployment: 'deployments',
  HorizontalPodAutoscaler: 'horizontalpodautoscalers',
  Ingress: 'ingresses',
  Job: 'jobs',
  NetworkPolicy: 'networkpolicies',
  Pod: 'pods',
  PodDisruptionBudget: 'poddisruptionbudgets',
  Secret: 'secrets',
  Service: 'services',
  ServiceAccount: 'serviceaccounts',
};

/** The path of all objects of a kind in a namespace. */
export function pathOf({ apiVersion, kind }, namespace) {
  const plural = plurals[kind];
  if (plural === undefined) throw new Error(`scripts/kubernetes/objects.mjs has no plural of ${kind}`);
  const group = apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
  return `${group}/namespaces/${namespace}/${plural}`;
}

/** Creates an object, or throws what the API server responds. */
export async function create(call, object, namespace) {
  const { status, text } = await call('POST', pathOf(object, namespace), object);
  if (status !== 201) throw new Error(`${object.kind} ${object.metadata.name} is refused with ${status}: ${text}`);
}

/** Makes a namespace in which pods are held to the restricted standard, and a warning names what they lack. */
export async function makeNamespace(call, name) {
  const labels = Object.fromEntries(
    ['enforce', 'warn'].map((mode) => [`pod-security.kubernetes.io/${mode}`, 'restricted']),
  );
  const body = { apiVersion: 'v1', kind: 'Namespace', metadata: { name, labels } };
  const { status, text } = await call('POST', '/api/v1/namespaces', body);
  if (status !== 201) throw new Error(`the namespace is refused: ${text}`);
}

/** The objects of a namespace that a selector of labels chooses, or all. */
export async function list(call, kind, namespace, selector = '') {
  const path = `${pathOf(kind, namespace)}?labelSelector=${encodeURIComponent(selector)}`;
  const { status, text } = await call('GET', path);
  if (status !== 200) throw new Error(`GET ${path}: ${text}`);
  return JSON.parse(text).items;
}
