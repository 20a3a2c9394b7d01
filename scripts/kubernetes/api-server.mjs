import { spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';
import { root } from '../workspaces.mjs';

const version = '1.34.4';
const cache = join(root, '.cache', 'kubernetes');
const program = join(cache, 'kube-apiserver');
const startBudgetMs = 180_000;

/** The modules that Kubernetes keeps in its own repository: `k8s.io/kubernetes` requires them without a version. */
const staging = [
  ...['api', 'apiextensions-apiserver', 'apimachinery', 'apiserver', 'cli-runtime', 'client-go', 'cloud-provider'],
  ...['cluster-bootstrap', 'code-generator', 'component-base', 'component-helpers', 'controller-manager', 'cri-api'],
  ...['cri-client', 'csi-translation-lib', 'dynamic-resource-allocation', 'endpointslice', 'externaljwt', 'kms'],
  ...['kube-aggregator', 'kube-controller-manager', 'kube-proxy', 'kube-scheduler', 'kubectl', 'kubelet', 'metrics'],
  ...['mount-utils', 'pod-security-admission', 'sample-apiserver', 'sample-cli-plugin', 'sample-controller'],
];

const mainGo = `package main

import (
	"os"

	"k8s.io/component-base/cli"
	"k8s.io/kubernetes/cmd/kube-apiserver/app"
)

func main() {
	os.Exit(cli.Run(app.NewAPIServerCommand()))
}
`;

function goMod() {
  const own = version.replace(/^1/, 'v0');
  const replaced = staging.map((name) => `\tk8s.io/${name} => k8s.io/${name} ${own}`);
  return [
    'module seed.example/kube-apiserver\n\ngo 1.24.0\n',
    `require k8s.io/kubernetes v${version}`,
    `require k8s.io/component-base ${own}\n`,
    `replace (\n${replaced.join('\n')}\n)\n`,
  ].join('\n');
}

/** Returns why there is no API server; undefined if there is one. Go builds it once into .cache/kubernetes. */
export function missingApiServer() {
  if (spawnSync('etcd', ['--version']).error?.code === 'ENOENT') return 'etcd is not installed';
  if (existsSync(program)) return undefined;
  console.error(`Building kube-apiserver ${version} by Go, once, in several minutes…`);
  const folder = join(cache, 'build');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'main.go'), mainGo);
  writeFileSync(join(folder, 'go.mod'), goMod());
  for (const args of [
    ['mod', 'tidy'],
    ['build', '-ldflags', '-s -w', '-o', program, '.'],
  ]) {
    const { status, error } = spawnSync('go', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    if (error?.code === 'ENOENT') return 'Go is not installed';
    if (error) throw error;
    if (status !== 0) return `go ${args[0]} ended with ${status}, see above`;
  }
  return undefined;
}

/**
 * Starts an API server with an etcd of its own, on loopback, without any node: it validates and stores objects.
 *
 * @throws Error if it is not ready within 180 s
 */
export async function startApiServer() {
  const folder = mkdtempSync(join(tmpdir(), 'seed-kubernetes-'));
  const started = [];
  const run = (command, args) => {
    const log = openSync(join(folder, `${started.length}.log`), 'w');
    const child = spawn(command, args, { stdio: ['ignore', log, log] });
    started.push(child);
    return child;
  };
  const stop = async () => {
    for (const child of started.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [store, peers, port] = [await getPort(), await getPort(), await getPort()];
    const token = randomBytes(32).toString('hex');
    run('etcd', etcdOptions(folder, store, peers));
    const server = run(program, serverOptions(folder, { store, port, token }));
    const call = caller({ port, token, certificate: join(folder, 'certificates', 'apiserver.crt') });
    await untilReady(call, server, folder);
    return { call, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function etcdOptions(folder, port, peers) {
  const [own, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`];
  const listening = [`--listen-client-urls=${own}`, `--advertise-client-urls=${own}`, `--listen-peer-urls=${peer}`];
  const cluster = [`--initial-advertise-peer-urls=${peer}`, `--initial-cluster=default=${peer}`];
  return [`--data-dir=${join(folder, 'etcd')}`, '--unsafe-no-fsync', ...listening, ...cluster];
}

function serverOptions(folder, { store, port, token }) {
  const tokens = join(folder, 'tokens.csv');
  writeFileSync(tokens, `${token},tester,tester,system:masters\n`, { mode: 0o600 });
  const key = join(folder, 'accounts.key');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(key, privateKey.export({ type: 'pkcs1', format: 'pem' }), { mode: 0o600 });
  return [
    `--etcd-servers=http://127.0.0.1:${store}`,
    ...['--bind-address=127.0.0.1', `--secure-port=${port}`, `--cert-dir=${join(folder, 'certificates')}`],
    ...[`--service-account-key-file=${key}`, `--service-account-signing-key-file=${key}`],
    ...['--service-account-issuer=https://kubernetes.default.svc', '--service-cluster-ip-range=10.96.0.0/16'],
    ...[`--token-auth-file=${tokens}`, '--authorization-mode=RBAC', '--disable-admission-plugins=ServiceAccount'],
    // Debian's etcd does not report its progress, without which a cached list waits for seconds.
    '--watch-cache=false',
  ];
}

/** Calls the API; resolves to status, body and warnings. */
function caller({ port, token, certificate }) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, method, ca: readFileSync(certificate) };
      const sent = request({ ...options, headers }, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const warnings = [response.headers.warning ?? []].flat();
          resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString(), warnings });
        });
      });
      sent.on('error', reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
}

async function untilReady(call, server, folder) {
  const deadline = Date.now() + startBudgetMs;
  for (;;) {
    const response = await call('GET', '/readyz').catch((error) => ({ status: 0, text: error.message }));
    if (response.status === 200) return;
    if (server.exitCode !== null || Date.now() > deadline) {
      const log = readFileSync(join(folder, '1.log'), 'utf8').slice(-2000);
      throw new Error(`kube-apiserver is not ready: ${response.text}\n${log}`);
    }
    await delay(500);
  }
}
