import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../production/processes.mjs';
import { clusterAddress, nameServer, podNetwork } from './addresses.mjs';

/** Images that a node has: those of the cluster itself and of the portal. */
const namespace = 'k8s.io';
const noEviction = { 'memory.available': '0%', 'nodefs.available': '0%', 'imagefs.available': '0%' };

/**
 * Starts a node of the cluster: containerd, a kubelet with a cgroup of its own, and a bridge for its pods.
 * @param {{ processes: import('../production/processes.mjs').Processes, folder: string, program: string, kubeconfig: string,
 *   number: number, images: string[] }} options `images` are archives that the node loads first
 * @returns the name of the node, and what gives one of its images another name
 */
export async function startNode({ processes, folder, program, kubeconfig, number, images }) {
  const name = `node-${number}`;
  const own = join(folder, name);
  mkdirSync(join(own, 'cni'), { recursive: true });
  const socket = join(own, 'containerd.sock');
  writeFileSync(join(own, 'cni', '10-pods.conflist'), JSON.stringify(network(own, number)));
  writeFileSync(join(own, 'containerd.toml'), containerdConfig(own, socket));
  processes.start(`${name}-containerd`, { command: 'containerd', args: ['--config', join(own, 'containerd.toml')] });
  const ctr = (...args) => run('ctr', '--address', socket, '--namespace', namespace, ...args);
  await until(`containerd of ${name}`, () => ctr('version') !== undefined);
  for (const image of images) ctr('images', 'import', image);
  makeCgroup(`seed-${name}`);
  writeFileSync(
    join(own, 'kubelet.json'),
    JSON.stringify(kubeletConfig({ own, socket, number, cgroup: `seed-${name}` })),
  );
  processes.start(`${name}-kubelet`, {
    command: program,
    args: [
      'kubelet',
      `--config=${join(own, 'kubelet.json')}`,
      `--kubeconfig=${kubeconfig}`,
      `--root-dir=${join(own, 'kubelet')}`,
      `--cert-dir=${join(own, 'certificates')}`,
      `--hostname-override=${name}`,
      `--node-ip=${clusterAddress}`,
    ],
  });
  return { name, tagImage: (from, to) => ctr('images', 'tag', '--force', from, to) };
}

function run(command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** A kubelet ends what it finds in its cgroup and did not start, so two on one machine need one each. */
function makeCgroup(name) {
  const base = '/sys/fs/cgroup';
  const { stdout } = spawnSync('stat', ['-fc', '%T', base], { encoding: 'utf8' });
  if (stdout.trim() === 'cgroup2fs') {
    mkdirSync(join(base, name), { recursive: true });
    return;
  }
  for (const line of run('cat', '/proc/self/cgroup').trim().split('\n')) {
    const controllers = line.split(':')[1];
    if (controllers !== '') mkdirSync(join(base, controllers.replace('name=', ''), name), { recursive: true });
  }
  if (run('cat', '/proc/self/cgroup').includes('cpuset'))
    inheritProcessors(join(base, 'cpuset', name), join(base, 'cpuset'));
}

/** A new cpuset of the first version of cgroups has no processors until it is given some. */
function inheritProcessors(folder, parent) {
  for (const file of ['cpuset.cpus', 'cpuset.mems']) {
    writeFileSync(join(folder, file), run('cat', join(parent, file)));
  }
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

function kubeletConfig({ own, socket, number, cgroup }) {
  // A pod without the cluster's name server has none at all.
  writeFileSync(join(own, 'resolv.conf'), '');
  return {
    apiVersion: 'kubelet.config.k8s.io/v1beta1',
    kind: 'KubeletConfiguration',
    address: clusterAddress,
    port: 10_250 + number,
    healthzPort: 0,
    authentication: { anonymous: { enabled: true }, webhook: { enabled: false } },
    authorization: { mode: 'AlwaysAllow' },
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
