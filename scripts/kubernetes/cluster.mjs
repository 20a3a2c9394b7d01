import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { obtainGoProgram } from '../go-program.mjs';
import { run } from '../production/network.mjs';
import { until } from '../production/processes.mjs';
import { root } from '../workspaces.mjs';
import { allPods, clusterAddress, hostOf, nameServer, outside, serviceNetwork } from './addresses.mjs';
import { startApiServer } from './api-server.mjs';
import { makeClusterCertificates } from './certificates.mjs';
import { startNode } from './node.mjs';

const nodeNumbers = [1, 2];

/**
 * Starts a Kubernetes cluster in the network of this process: API server, controllers, scheduler, two nodes, the proxy of
 * services, the agent of network policies, and as pods a name server, an ingress controller and the metrics server.
 * @param {{ processes: import('../production/processes.mjs').Processes, folder: string, programs: Record<string, string>,
 *   images: string[], tls: ReturnType<typeof import('./certificates.mjs').makeCertificates> }} options paths of programs by
 *   name, and of archives with the images of pods
 */
export async function startCluster({ processes, folder, programs, images, tls: given }) {
  // Without a route to the services a process of the machine, such as the ingress controller, sends nothing to be redirected.
  run('ip', 'route', 'add', serviceNetwork, 'dev', 'lo', 'src', clusterAddress);
  const tls = makeClusterCertificates(folder, given);
  const program = programs.kubernetes;
  const api = await startApiServer({ processes, folder, program, address: clusterAddress, tls });
  const kubeconfig = writeKubeconfig(folder, api);
  const start = (name, ...args) =>
    processes.start(name, { command: program, args: [name, `--kubeconfig=${kubeconfig}`, ...args] });
  start('kube-controller-manager', ...managerOptions(api));
  start('kube-scheduler', '--secure-port=0', '--leader-elect=false');
  const nodes = [];
  for (const number of nodeNumbers) {
    nodes.push(await startNode({ processes, folder, program, kubeconfig, number, images, tls }));
  }
  // Both nodes have the network of this process, so one proxy and one agent serve them.
  start('kube-proxy', ...proxyOptions(nodes[0].name));
  startPolicies({ processes, programs, kubeconfig, node: nodes[0].name });
  const helm = helmFor({ processes, kubeconfig });
  await until('the nodes', () => areReady(api.call));
  await installParts({ folder, helm, tls });
  return { call: api.call, nodes, helm };
}

const managerOptions = ({ accountKey, certificate }) => [
  ...['--secure-port=0', '--leader-elect=false'],
  ...[`--service-account-private-key-file=${accountKey}`, `--root-ca-file=${certificate}`],
  // By default an autoscaler reads the measurements every 15 s, and waits for five minutes before it takes replicas away.
  ...['--horizontal-pod-autoscaler-sync-period=5s', '--horizontal-pod-autoscaler-downscale-stabilization=15s'],
];

/** The table of connections belongs to the machine, whose settings stay as they are. */
const proxyOptions = (node) => [
  ...['--proxy-mode=iptables', `--cluster-cidr=${allPods}`, `--hostname-override=${node}`],
  ...['--conntrack-max-per-core=0', '--conntrack-tcp-timeout-established=0', '--conntrack-tcp-timeout-close-wait=0'],
  ...[`--healthz-bind-address=${clusterAddress}:10256`, `--metrics-bind-address=${clusterAddress}:10249`],
];

/** Kubernetes reads a file of JSON as one of YAML. */
function writeKubeconfig(folder, { url, certificate, token }) {
  const file = join(folder, 'kubeconfig');
  const [name, user] = ['test', 'tester'];
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name, cluster: { server: url, 'certificate-authority': certificate } }],
    users: [{ name: user, user: { token } }],
    contexts: [{ name, context: { cluster: name, user } }],
    'current-context': name,
  };
  writeFileSync(file, JSON.stringify(config), { mode: 0o600 });
  return file;
}

/** Packets between pods of one bridge pass the rules of the machine only with a setting of the kernel. */
function startPolicies({ processes, programs, kubeconfig, node }) {
  writeFileSync('/proc/sys/net/bridge/bridge-nf-call-iptables', '1');
  const only = ['--run-firewall=true', '--run-router=false', '--run-service-proxy=false'];
  const args = [...only, `--kubeconfig=${kubeconfig}`, `--hostname-override=${node}`, '--metrics-port=0'];
  processes.start('kube-router', { command: programs['kube-router'], args: [...args, '--health-port=0'] });
}

async function areReady(call) {
  const { text } = await call('GET', '/api/v1/nodes');
  const isReady = ({ status }) => status.conditions?.some(({ type, status: is }) => type === 'Ready' && is === 'True');
  const { items } = JSON.parse(text);
  return items.length === nodeNumbers.length && items.every(isReady);
}

/** Runs helm beside this process, and resolves to its exit code; its log is `helm.log`. */
function helmFor({ processes, kubeconfig }) {
  const env = { ...process.env, KUBECONFIG: kubeconfig };
  const { program } = obtainGoProgram('helm');
  return (...args) => processes.run('helm', { command: program, args, env, cwd: root });
}

async function installParts({ folder, helm, tls }) {
  const hosts = Object.fromEntries(Object.entries(outside).map(([name, address]) => [address, hostOf(name)]));
  const file = join(folder, 'parts.json');
  const authority = readFileSync(tls.authority, 'utf8');
  writeFileSync(file, JSON.stringify({ nameServer, door: outside.portal, hosts, authority }));
  const where = ['parts', 'scripts/kubernetes/parts', '--namespace', 'kube-system'];
  const code = await helm('install', ...where, '--values', file, '--wait', '--timeout', '3m');
  if (code !== 0) throw new Error('the parts of the cluster could not be installed, see helm.log');
}

/** Returns why a cluster cannot be started on this machine; undefined if it can. */
export function missingForCluster() {
  const packages = {
    etcd: 'etcd-server',
    containerd: 'containerd',
    runc: 'runc',
    ctr: 'containerd',
    ipset: 'ipset',
    openssl: 'openssl',
    conntrack: 'conntrack',
    '/usr/lib/cni/bridge': 'containernetworking-plugins',
  };
  for (const [program, name] of Object.entries(packages)) {
    if (spawnSync('which', [program]).status !== 0) return `${program} is not installed (apt-get install ${name})`;
  }
  return undefined;
}
