import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { obtainGoProgram, runGo } from '../go-program.mjs';
import { root } from '../workspaces.mjs';

const version = '1.34.4';
const cache = join(root, '.cache', 'kubernetes');
const sources = join(root, 'scripts', 'kubernetes', 'programs');

/** The modules that Kubernetes keeps in its own repository: `k8s.io/kubernetes` requires them without a version. */
const staging = [
  ...['api', 'apiextensions-apiserver', 'apimachinery', 'apiserver', 'cli-runtime', 'client-go', 'cloud-provider'],
  ...['cluster-bootstrap', 'code-generator', 'component-base', 'component-helpers', 'controller-manager', 'cri-api'],
  ...['cri-client', 'csi-translation-lib', 'dynamic-resource-allocation', 'endpointslice', 'externaljwt', 'kms'],
  ...['kube-aggregator', 'kube-controller-manager', 'kube-proxy', 'kube-scheduler', 'kubectl', 'kubelet', 'metrics'],
  ...['mount-utils', 'pod-security-admission', 'sample-apiserver', 'sample-cli-plugin', 'sample-controller'],
];

/** A chart reads the version of the API server, which only the linker gives it. */
const linked = ['-s', '-w', ...stated({ gitVersion: `v${version}`, gitMajor: 1, gitMinor: version.split('.')[1] })];

/** Each program has a Go file in `programs/`; these are the modules that it requires. */
const modules = {
  kubernetes: [
    `require k8s.io/kubernetes v${version}`,
    ...staging.map((name) => `replace k8s.io/${name} => k8s.io/${name} ${version.replace(/^1/, 'v0')}`),
  ],
  skipper: ['require github.com/zalando/skipper v0.22.0'],
  'metrics-server': ['require sigs.k8s.io/metrics-server v0.8.0'],
  pause: [],
};

/**
 * Has Go build the API server, the controllers, the scheduler, the kubelet and the proxy once, as one program whose first
 * argument is the name of the part.
 * @returns {{ program?: string, reason?: string }} the path of the program, or why there is none
 */
export const obtainKubernetes = () => build('kubernetes');

/**
 * Has Go build what a cluster needs besides, once: the process that keeps a pod's network, the name server, the ingress
 * controller, the agent that enforces network policies, and the server of the measurements by which pods are scaled.
 * @returns {{ programs?: Record<string, string>, reason?: string }} the paths by name, or why one is missing
 */
export function obtainClusterPrograms() {
  const programs = {};
  for (const name of ['pause', 'coredns', 'skipper', 'kube-router', 'metrics-server']) {
    const { program, reason } = name in modules ? build(name) : obtainGoProgram(name);
    if (reason !== undefined) return { reason };
    programs[name] = program;
  }
  return { programs };
}

function stated(values) {
  const own = 'k8s.io/component-base/version';
  return Object.entries(values).map(([name, value]) => `-X ${own}.${name}=${value}`);
}

function build(name) {
  const program = join(cache, name);
  if (existsSync(program)) return { program };
  console.error(`Building ${name} by Go, once, which takes minutes…`);
  const folder = join(cache, `${name}-build`);
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(sources, `${name}.go`), join(folder, 'main.go'));
  writeFileSync(join(folder, 'go.mod'), [`module seed.example/${name}`, 'go 1.24.0', ...modules[name], ''].join('\n'));
  const reason = runGo(['build', '-ldflags', linked.join(' '), '-o', program, '.'], { cwd: folder });
  return reason === undefined ? { program } : { reason };
}
