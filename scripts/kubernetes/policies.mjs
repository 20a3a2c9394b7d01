import { services } from '../deployment.mjs';
import { imageOf } from '../images/portal-images.mjs';
import { until } from '../production/processes.mjs';
import { hostOf } from './addresses.mjs';
import { create } from './objects.mjs';
import { namespace, release } from './release.mjs';

const limitMs = 120_000;
const prefix = `${release}-seed-intranet`;
/** Labels of a pod that is one of the forums for the chart's policies, and does not serve. */
const asForums = {
  'app.kubernetes.io/name': 'seed-intranet',
  'app.kubernetes.io/instance': release,
  'app.kubernetes.io/component': 'forums',
  'seed-intranet/role': 'migration',
};

/** Addresses to which a pod with these labels can connect, and to which it cannot. */
const expectations = [
  {
    name: 'try-stranger',
    labels: {},
    open: [`${prefix}-gateway:3000`],
    closed: [`${prefix}-gateway:9464`, ...services.map((id) => `${prefix}-${id}:3000`)],
  },
  {
    name: 'try-forums',
    labels: asForums,
    open: [`${hostOf('database')}:3306`, `${hostOf('login')}:443`],
    closed: [`${hostOf('valkey')}:6379`, `${hostOf('mail')}:587`, `${prefix}-gateway:9464`, `${prefix}-clubs:3000`],
  },
];

/**
 * Ends as soon as each address is reached or not as expected, because the policies of a new pod hold a moment after its start;
 * after half a minute it prints those that are otherwise, and fails.
 */
const script = `
import { connect } from 'node:net';
const isOpen = (address) => new Promise((resolve) => {
  const [host, port] = address.split(':');
  const socket = connect({ host, port });
  const settle = (is) => { socket.destroy(); resolve(is); };
  socket.setTimeout(2000, () => settle(false));
  socket.once('connect', () => settle(true)).once('error', () => settle(false));
});
const { open, closed } = JSON.parse(process.env.EXPECTED);
const expected = [...open.map((one) => [one, true]), ...closed.map((one) => [one, false])];
const deadline = Date.now() + 30000;
for (;;) {
  const found = await Promise.all(expected.map(([address]) => isOpen(address)));
  const wrong = expected.filter(([, is], index) => found[index] !== is);
  if (wrong.length === 0) process.exit(0);
  if (Date.now() > deadline) { console.error(JSON.stringify(wrong)); process.exit(1); }
}
`;

/**
 * Tries connections that the network policies of the chart allow, and those that they do not, from pods of their own.
 * @throws Error with those that are otherwise
 */
export async function checkPolicies(call) {
  await Promise.all(expectations.map((one) => tryConnections(call, one)));
  const count = expectations.flatMap(({ open, closed }) => [...open, ...closed]).length;
  return `${count} connections are as the policies say`;
}

async function tryConnections(call, { name, labels, open, closed }) {
  await create(call, podFor({ name, labels, expected: { open, closed } }), namespace);
  const path = `/api/v1/namespaces/${namespace}/pods/${name}`;
  const phase = async () => JSON.parse((await call('GET', path)).text).status.phase;
  await until(name, async () => ['Succeeded', 'Failed'].includes(await phase()), limitMs);
  const hasFailed = (await phase()) === 'Failed';
  const { text } = await call('GET', `${path}/log`);
  await call('DELETE', path);
  if (hasFailed) throw new Error(`${name}: ${text}`);
}

function podFor({ name, labels, expected }) {
  const container = {
    name: 'try',
    image: imageOf('forums'),
    imagePullPolicy: 'Never',
    command: ['/nodejs/bin/node', '--input-type=module', '--eval', script],
    env: [{ name: 'EXPECTED', value: JSON.stringify(expected) }],
    securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
  };
  const securityContext = { runAsNonRoot: true, runAsUser: 65532, seccompProfile: { type: 'RuntimeDefault' } };
  const spec = {
    restartPolicy: 'Never',
    automountServiceAccountToken: false,
    securityContext,
    containers: [container],
  };
  return { apiVersion: 'v1', kind: 'Pod', metadata: { name, labels }, spec };
}
