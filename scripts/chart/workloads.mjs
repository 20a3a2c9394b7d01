import { isKnownVariable, read } from '../deployment.mjs';

const readme = read('deploy/helm/seed-intranet/README.md');
/** 15 s that `runMain` gives to a stop. */
const stopSeconds = 15;

const matches = (selector, labels) => Object.entries(selector).every(([name, value]) => labels[name] === value);

/** Checks the pods of all deployments and jobs, and what selects them. */
export function checkWorkloads(label, objects, check) {
  const workloads = objects.filter(({ kind }) => kind === 'Deployment' || kind === 'Job');
  for (const workload of workloads) {
    const at = `${label}: ${workload.kind} ${workload.metadata.name}`;
    checkPod(at, workload.spec.template, check);
    if (workload.kind === 'Deployment') checkDeployment(at, workload, check);
    else checkJob(at, workload, check);
  }
  checkSelectors(label, objects, check);
}

function checkPod(at, { spec }, check) {
  const isKeycloak = at.endsWith('import-realm');
  check(spec.securityContext.runAsNonRoot === true, `${at} may run as root`);
  check(spec.securityContext.seccompProfile.type === 'RuntimeDefault', `${at} has no seccomp profile`);
  check(spec.automountServiceAccountToken === false, `${at} has a token of the cluster's API`);
  check(spec.enableServiceLinks === false, `${at} gets the addresses of services as variables`);
  for (const container of spec.containers) {
    const { securityContext, resources, image, env } = container;
    check(securityContext.allowPrivilegeEscalation === false, `${at} allows privilege escalation`);
    check(securityContext.capabilities.drop.join() === 'ALL', `${at} has capabilities`);
    check(isKeycloak || securityContext.readOnlyRootFilesystem === true, `${at} can write to its root`);
    check(resources.requests.cpu !== undefined && resources.requests.memory !== undefined, `${at} requests nothing`);
    check(resources.limits.memory !== undefined, `${at} has no limit of memory`);
    check(/:[\w.-]+$/.test(image) && !image.endsWith(':latest'), `${at} has no version of its image`);
    if (!isKeycloak) checkVariables(at, { env, spec, container }, check);
  }
}

function checkVariables(at, { env, spec, container }, check) {
  const volumes = new Map(spec.volumes.map((volume) => [volume.name, volume]));
  for (const { name } of container.volumeMounts)
    check(volumes.has(name), `${at} mounts ${name}, which it does not have`);
  const files = (volumes.get('secrets')?.secret.items ?? []).map(({ path }) => `/secrets/${path}`);
  check(new Set(env.map(({ name }) => name)).size === env.length, `${at} has a variable twice`);
  for (const { name, value } of env) {
    check(isKnownVariable(name), `${at} sets ${name}, which docs/environment.md does not explain`);
    if (!name.endsWith('_FILE'))
      check(!/SECRET|ACCESS_KEY|DATABASE_URL/.test(name), `${at} has the secret ${name} as text`);
    else check(files.includes(value), `${at} reads ${value}, which its secret does not have`);
  }
  for (const file of files) {
    const key = file.slice('/secrets/'.length).replace(/^[a-z-]+-database-url$/, '<id>-database-url');
    check(readme.includes(`\`${key}\``), `${at} needs the key ${key}, which the README of the chart does not list`);
  }
}

function checkDeployment(at, { spec }, check) {
  const pod = spec.template.spec;
  const [{ startupProbe, livenessProbe, readinessProbe, ports, lifecycle }] = pod.containers;
  const names = ports.map(({ name }) => name);
  check(livenessProbe?.httpGet.path === '/health/live', `${at} has no liveness probe`);
  check(startupProbe?.httpGet.path === '/health/live', `${at} has no startup probe`);
  check(readinessProbe?.httpGet.path === '/health/ready', `${at} has no readiness probe`);
  for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe]) {
    check(names.includes(httpGet.port), `${at} is probed on ${httpGet.port}, which it does not have`);
  }
  const drain = lifecycle.preStop.sleep.seconds;
  check(drain > 0 && drain + stopSeconds < pod.terminationGracePeriodSeconds, `${at} is killed before it has stopped`);
  check(spec.strategy.rollingUpdate.maxUnavailable === 0, `${at} stops a pod before another is ready`);
  const wishes = pod.affinity.podAntiAffinity.preferredDuringSchedulingIgnoredDuringExecution;
  const spread = [...pod.topologySpreadConstraints, ...wishes.map(({ podAffinityTerm }) => podAffinityTerm)];
  const keys = spread.map(({ topologyKey }) => topologyKey);
  check(keys.join() === 'kubernetes.io/hostname,topology.kubernetes.io/zone', `${at} is spread by ${keys}`);
  for (const { labelSelector } of spread) {
    check(matches(labelSelector.matchLabels, spec.template.metadata.labels), `${at} spreads other pods`);
  }
  check(matches(spec.selector.matchLabels, spec.template.metadata.labels), `${at} does not select its own pods`);
}

function checkJob(at, { metadata, spec }, check) {
  check(metadata.annotations['helm.sh/hook'].includes('pre-install'), `${at} does not run before the installation`);
  check(spec.activeDeadlineSeconds > 0 && spec.backoffLimit > 0, `${at} has no end`);
  check(spec.template.spec.restartPolicy === 'Never', `${at} restarts in place`);
  const args = spec.template.spec.containers[0].args[0];
  check(args === (at.endsWith('import-realm') ? 'import' : 'migrate'), `${at} runs ${args}`);
  check(spec.template.spec.serviceAccountName === undefined, `${at} needs an account that does not exist yet`);
}

/** Each selector selects the pods of exactly one deployment, and no job. */
function checkSelectors(label, objects, check) {
  const pods = objects.filter(({ spec }) => spec?.template?.metadata !== undefined);
  const deployments = pods.filter(({ kind }) => kind === 'Deployment');
  for (const { kind, metadata, spec } of objects) {
    const at = `${label}: ${kind} ${metadata.name}`;
    const selector = kind === 'Service' ? spec.selector : kind === 'PodDisruptionBudget' && spec.selector.matchLabels;
    if (selector) {
      const selected = pods.filter(({ spec: { template } }) => matches(selector, template.metadata.labels));
      check(
        selected.length === 1 && selected[0].kind === 'Deployment',
        `${at} selects ${selected.length} kinds of pods`,
      );
    }
    if (kind === 'Service') checkPorts(at, { spec, deployments }, check);
    if (kind === 'HorizontalPodAutoscaler') {
      const target = deployments.find((one) => one.metadata.name === spec.scaleTargetRef.name);
      check(
        target !== undefined && target.spec.replicas === undefined,
        `${at} scales no deployment, or against its replicas`,
      );
      check(spec.minReplicas >= 2 && spec.maxReplicas > spec.minReplicas, `${at} does not scale`);
    }
    if (kind === 'Ingress') {
      const { name, port } = spec.rules[0].http.paths[0].backend.service;
      const service = objects.find((one) => one.kind === 'Service' && one.metadata.name === name);
      check(service?.spec.ports.some((one) => one.name === port.name) === true, `${at} leads nowhere`);
    }
  }
}

function checkPorts(at, { spec, deployments }, check) {
  const pods = deployments.find(({ spec: { template } }) => matches(spec.selector, template.metadata.labels));
  const names = (pods?.spec.template.spec.containers[0].ports ?? []).map(({ name }) => name);
  for (const { targetPort } of spec.ports)
    check(names.includes(targetPort), `${at} has the port ${targetPort} of no pod`);
}
