// Renders deploy/helm/seed-intranet with several values and checks what a cluster would get: node scripts/test-chart.mjs
// Go builds helm once into .cache/helm; where it cannot be built, the checks are left out, and a line shows why.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { checkPolicies } from './chart/policies.mjs';
import { checkWorkloads } from './chart/workloads.mjs';
import { deployables, findings, read, services } from './deployment.mjs';
import { helm, missingHelm } from './helm.mjs';
import { root } from './workspaces.mjs';

const chart = 'deploy/helm/seed-intranet';
const { check, end } = findings();

const reason = missingHelm();
if (reason !== undefined) {
  console.error(`SKIPPED: the checks of the chart: ${reason}`);
  process.exit(0);
}

const example = (name) => `${chart}/examples/${name}.yaml`;

/** The objects that an installation with these values makes. */
function rendered(name, ...args) {
  const { status, stdout, stderr } = helm('template', 'portal', chart, '--values', example(name), ...args);
  check(status === 0, `${name}: helm template ended with ${status}\n${stderr}`);
  return parseAllDocuments(stdout)
    .map((document) => document.toJS())
    .filter((object) => object !== null);
}

const namesOf = (objects, kind) =>
  objects
    .filter((object) => object.kind === kind)
    .map(({ metadata: { name } }) => name.replace('portal-seed-intranet-', ''));
const sameNames = (found, wanted) => found.toSorted().join() === wanted.toSorted().join();

/** @param wanted the deployables, and the kinds that each has */
function checkKinds(label, objects, { names, kinds }) {
  for (const kind of ['Deployment', 'Service', ...kinds]) {
    check(sameNames(namesOf(objects, kind), names), `${label}: ${kind} of ${namesOf(objects, kind)}, not of ${names}`);
  }
  const keys = objects.map(({ apiVersion, kind, metadata: { name } }) => `${apiVersion} ${kind} ${name}`);
  check(new Set(keys).size === keys.length, `${label}: two objects have one name`);
}

function checkExample(name, wanted) {
  const { status, stdout } = helm('lint', '--strict', chart, '--values', example(name));
  check(status === 0, `${name}: helm lint --strict ended with ${status}\n${stdout}`);
  const objects = rendered(name);
  checkKinds(name, objects, wanted);
  checkWorkloads(name, objects, check);
  checkPolicies(name, objects, check);
  return objects;
}

const ofEach = ['HorizontalPodAutoscaler', 'PodDisruptionBudget'];
const smallest = checkExample('smallest', { names: deployables, kinds: ofEach });
const everything = checkExample('everything', { names: [...deployables, 'notices'], kinds: ofEach });
const least = checkExample('nothing-optional', { names: deployables.filter((name) => name !== 'registry'), kinds: [] });

const migrations = services.map((id) => `migrate-${id}`);
check(sameNames(namesOf(smallest, 'Job'), migrations), `smallest: the jobs are ${namesOf(smallest, 'Job')}`);
const jobs = [...migrations, 'migrate-notices', 'import-realm'];
check(sameNames(namesOf(everything, 'Job'), jobs), `everything: the jobs are ${namesOf(everything, 'Job')}`);
const optional = [
  'Job',
  'Ingress',
  'NetworkPolicy',
  'PodDisruptionBudget',
  'HorizontalPodAutoscaler',
  'ServiceMonitor',
];
for (const kind of optional) check(namesOf(least, kind).length === 0, `nothing-optional: it has a ${kind}`);
check(
  least.every(({ kind, spec }) => kind !== 'Deployment' || spec.replicas === 1),
  'nothing-optional: a deployable has another number of replicas',
);

const rules = everything.find(({ kind }) => kind === 'PrometheusRule')?.spec.groups ?? [];
const written = ['rules', 'alerts'].flatMap((folder) =>
  readdirSync(join(root, 'deploy/prometheus', folder)).flatMap(
    (file) => parse(read(`deploy/prometheus/${folder}/${file}`)).groups,
  ),
);
const groupNames = (groups) => groups.map(({ name }) => name);
check(sameNames(groupNames(rules), groupNames(written)), 'PrometheusRule lacks a group of deploy/prometheus');

const deployment = (objects, id) =>
  objects.find(({ kind, metadata: { name } }) => kind === 'Deployment' && name.endsWith(`-${id}`));
const brokerOf = (objects, id) =>
  deployment(objects, id).spec.template.spec.containers[0].env.find(({ name }) => name === 'EVENT_BROKER_URL_FILE');
const reachesBroker = (id) =>
  everything
    .find(({ kind, metadata: { name } }) => kind === 'NetworkPolicy' && name.endsWith(`-${id}`))
    .spec.egress.some(({ ports }) => ports.some(({ port }) => port === 6380));
for (const id of deployables) {
  const isService = id !== 'gateway';
  check((brokerOf(everything, id) !== undefined) === isService, `everything: the broker of ${id} is wrong`);
  check(reachesBroker(id) === isService, `everything: the policy of ${id} about the broker is wrong`);
  check(brokerOf(smallest, id) === undefined, `smallest: ${id} has a broker`);
}

const ofForums = Object.fromEntries(
  deployment(everything, 'forums').spec.template.spec.containers[0].env.map(({ name, value }) => [name, value]),
);
// Eight services with six pods at most, and one more while they are upgraded.
check(ofForums.DATABASE_PROCESSES === '56', `everything: DATABASE_PROCESSES is ${ofForums.DATABASE_PROCESSES}`);
check(ofForums.DATABASE_CONNECTIONS === '480', 'everything: DATABASE_CONNECTIONS is missing');

// A service of its own may have no autoscaler, and then has the number of pods of its values.
const withoutScaling = rendered('smallest', '--set', 'services.forums.autoscaling.enabled=false');
check(
  !namesOf(withoutScaling, 'HorizontalPodAutoscaler').includes('forums'),
  'the forums have an autoscaler nevertheless',
);
check(deployment(withoutScaling, 'forums').spec.replicas === 2, 'the forums without an autoscaler have no replicas');

const [ingress] = smallest.filter(({ kind }) => kind === 'Ingress');
check(ingress?.spec.tls[0].hosts[0] === 'portal.example.org', 'the ingress has no TLS for the portal');

/** Values that the schema or the chart refuses, with what the message names. */
const wrong = [
  [['portal.url=http://portal.example.org'], 'url'],
  [['portal.url=https://portal.example.org/'], 'url'],
  [['identity.url=http://keycloak:8080'], 'identity'],
  [['secrets.existingSecret='], 'existingSecret'],
  [['objects.endpoint='], 'endpoint'],
  [['database.connections=many'], 'connections'],
  [['mail.from='], 'mail.from'],
  [['events.broker=maybe'], 'broker'],
  [['replicas=3'], 'replicas'],
  [['services.forums.replica=3'], 'forums'],
  [['services.forums.replicas=0'], 'forums'],
  [['services.gateway.replicas=2'], 'gateway'],
  [['services.forums.reaches={moon}'], 'moon'],
  [['releases.followRegistry=true'], 'rootKeys'],
  [['releases.followRegistry=true', 'releases.rootKeys={short}'], 'rootKeys'],
  [['realmImport.enabled=true'], 'databaseUrl'],
  [['terminationGracePeriodSeconds=10'], 'terminationGracePeriodSeconds'],
  [['drainSeconds=20'], 'terminationGracePeriodSeconds'],
  [['defaults.autoscaling.minReplicas=9'], 'maxReplicas'],
  [['services.forums.resources.limits.memory=768Mi'], 'requests.cpu'],
  [['image.pullPolicy=Sometimes'], 'pullPolicy'],
];
for (const [settings, named] of wrong) {
  const args = settings.flatMap((setting) => ['--set', setting]);
  const { status, stderr } = helm('template', 'portal', chart, '--values', example('smallest'), ...args);
  check(status !== 0, `${settings} is not refused`);
  check(status === 0 || stderr.includes(named), `${settings} is refused without naming ${named}: ${stderr}`);
}
const { status, stderr } = helm('template', 'portal', chart);
check(status !== 0, 'without values the chart is not refused');
for (const name of ['supportEmail', 'existingSecret', 'endpoint']) {
  check(stderr.includes(name), `without values the refusal does not name ${name}`);
}
end('deploy/helm/seed-intranet');
