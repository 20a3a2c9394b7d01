import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../production/network.mjs';
import { until } from '../production/processes.mjs';
import { clusterAddress, nameServer, podNetwork } from './addresses.mjs';

/** Images that a node has: those of the cluster itself and of the portal. */
const namespace = 'k8s.io';
const cgroups = '/sys/fs/cgroup';
const noEviction = { 'memory.available': '0%', 'nodefs.available': '0%', 'imagefs.available': '0%' };

/**
 * Starts a node of the cluster: containerd, a kubelet with a cgroup of its own, and a bridge for its pods.
 * @param {{ processes: import('../production/processes.mjs').Processes, folder: string, program: string, kubeconfig: string,
 *   number: number, images: string[], tls: ReturnType<typeof import('./certificates.mjs').makeClusterCertificates> }} options
 *   `images` are archives that the node loads first
 * @returns the name of the node, and what gives one of its images another name
 */
export async function startNode({ processes, folder, program, kubeconfig, number, images, tls }) {
  const name = `node-${number}`;
  const own = join(folder, name);
  const { ctr, socket } = await startContainerd({ processes, own, name, number });
  for (const image of images) ctr('images', 'import', image);
  makeCgroup(`seed-${name}`);
  const config = join(own, 'kubelet.json');
  writeFileSync(config, JSON.stringify(kubeletConfig({ own, socket, number, cgroup: `seed-${name}`, tls })));
  const files = [`--config=${config}`, `--kubeconfig=${kubeconfig}`, `--root-dir=${join(own, 'kubelet')}`];
  const address = [`--hostname-override=${name}`, `--node-ip=${clusterAddress}`];
  processes.start(`${name}-kubelet`, { command: program, args: ['kubelet', ...files, ...address] });
  return { name, tagImage: (from, to) => ctr('images', 'tag', '--force', from, to) };
}

/** Starts containerd, and returns its socket and what runs a command of its client. */
async function startContainerd({ processes, own, name, number }) {
  mkdirSync(join(own, 'cni'), { recursive: true });
  const [socket, config] = [join(own, 'containerd.sock'), join(own, 'containerd.toml')];
  writeFileSync(join(own, 'cni', '10-pods.conflist'), JSON.stringify(network(own, number)));
  writeFileSync(config, containerdConfig(own, socket));
  processes.start(`${name}-containerd`, { command: 'containerd', args: ['--config', config] });
  const ctr = (...args) => run('ctr', '--address', socket, '--namespace', namespace, ...args);
  await until(`containerd of ${name}`, () => {
    ctr('version');
    return true;
  });
  return { ctr, socket };
}

/** A kubelet ends the processes in its cgroup that it did not start, so two on one machine need one each. */
function makeCgroup(name) {
  for (const hierarchy of cgroupHierarchies()) mkdirSync(join(cgroups, hierarchy, name), { recursive: true });
  const parent = join(cgroups, 'cpuset');
  if (!existsSync(parent)) return;
  // In the first version of cgroups a new set of processors is empty.
  for (const file of ['cpuset.cpus', 'cpuset.mems']) {
    writeFileSync(join(parent, name, file), readFileSync(join(parent, file)));
  }
}

/** The folders below which a cgroup is made: one for each controller, or only the root where all share one hierarchy. */
function cgroupHierarchies() {
  if (existsSync(join(cgroups, 'cgroup.controllers'))) return ['.'];
  const lines = readFileSync('/proc/self/cgroup', 'utf8').trim().split('\n');
  return lines.map((line) => line.split(':')[1].replace('name=', '')).filter(Boolean);
}

const containerdConfig = (own, socket) => `
version = 2
root = "${join(own, 'images')}"
state = "${join(own, 'state')}"
[grpc]
  address = "${socket}"
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "localhost/seed-cluster/pause:1"
  restrict_oom_score_adj = true
  disable_apparmor = true
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "/usr/lib/cni"
    conf_dir = "${join(own, 'cni')}"
`;

const network = (own, number) => ({
  cniVersion: '1.0.0',
  name: 'pods',
  plugins: [
    {
      type: 'bridge',
      bridge: `pods${number}`,
      isGateway: true,
      // A pod may reach itself by the address of its service.
      hairpinMode: true,
      ipam: {
        type: 'host-local',
        dataDir: join(own, 'addresses'),
        ranges: [[{ subnet: podNetwork(number) }]],
        routes: [{ dst: '0.0.0.0/0' }],
      },
    },
  ],
});

function kubeletConfig({ own, socket, number, cgroup, tls }) {
  // A pod without the cluster's name server has none at all.
  writeFileSync(join(own, 'resolv.conf'), '');
  return {
    apiVersion: 'kubelet.config.k8s.io/v1beta1',
    kind: 'KubeletConfiguration',
    address: clusterAddress,
    port: 10_250 + number,
    healthzPort: 0,
    tlsCertFile: tls.kubelet.certificate,
    tlsPrivateKeyFile: tls.kubelet.key,
    authentication: { anonymous: { enabled: false }, x509: { clientCAFile: tls.authority } },
    authorization: { mode: 'Webhook' },
    cgroupDriver: 'cgroupfs',
    cgroupRoot: `/${cgroup}`,
    clusterDNS: [nameServer],
    clusterDomain: 'cluster.local',
    containerRuntimeEndpoint: `unix://${socket}`,
    evictionHard: noEviction,
    imageGCHighThresholdPercent: 100,
    failCgroupV1: false,
    failSwapOn: false,
    // The kernel of a container or a small virtual machine refuses some of the settings of a real one.
    featureGates: { KubeletInUserNamespace: true },
    localStorageCapacityIsolation: false,
    resolvConf: join(own, 'resolv.conf'),
    podLogsDir: join(own, 'logs'),
  };
}
