import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { freePorts, until } from '../production/processes.mjs';
import { serviceNetwork } from './addresses.mjs';
import { proxyName } from './certificates.mjs';

const loopback = '127.0.0.1';
const startLimitMs = 180_000;

/** Returns why there can be no API server on this machine; undefined if there can. */
export function missingForApiServer() {
  return spawnSync('etcd', ['--version']).error?.code === 'ENOENT' ? 'etcd is not installed' : undefined;
}

/**
 * Starts an API server with an etcd of its own. Without nodes it validates and stores objects.
 * @param {{ processes: import('../production/processes.mjs').Processes, folder: string, program: string,
 *   address?: string, tls?: ReturnType<typeof import('./certificates.mjs').makeClusterCertificates> }} options `program` is
 *   Kubernetes; pods reach the server at `address`; without `tls` it reaches no kubelets and no servers that extend its API
 * @returns its address, its files, the token of an administrator, and `call`, which calls its API as one
 * @throws Error if it is not ready within 180 s
 */
export async function startApiServer({ processes, folder, program, address = loopback, tls }) {
  const [store, peers, port] = await freePorts(3);
  const token = randomBytes(32).toString('hex');
  const accountKey = makeAccountKey(folder);
  const certificates = join(folder, 'certificates');
  processes.start('etcd', { command: 'etcd', args: etcdOptions(folder, store, peers) });
  const options = serverOptions({ folder, store, address, port, token, accountKey, certificates });
  const extended = tls === undefined ? [] : extensionOptions(tls);
  processes.start('kube-apiserver', { command: program, args: ['kube-apiserver', ...options, ...extended] });
  const certificate = join(certificates, 'apiserver.crt');
  const call = caller({ address, port, token, certificate });
  await until('the API server', async () => (await call('GET', '/readyz')).status === 200, startLimitMs);
  return { url: `https://${address}:${port}`, call, token, certificate, accountKey };
}

/** The key by which tokens of service accounts are signed. */
function makeAccountKey(folder) {
  const file = join(folder, 'accounts.key');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(file, privateKey.export({ type: 'pkcs1', format: 'pem' }), { mode: 0o600 });
  return file;
}

function etcdOptions(folder, port, peers) {
  const [own, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`];
  const listening = [`--listen-client-urls=${own}`, `--advertise-client-urls=${own}`, `--listen-peer-urls=${peer}`];
  const cluster = [`--initial-advertise-peer-urls=${peer}`, `--initial-cluster=default=${peer}`];
  return [`--data-dir=${join(folder, 'etcd')}`, '--unsafe-no-fsync', ...listening, ...cluster];
}

function serverOptions({ folder, store, address, port, token, accountKey, certificates }) {
  const tokens = join(folder, 'tokens.csv');
  writeFileSync(tokens, `${token},tester,tester,system:masters\n`, { mode: 0o600 });
  return [
    `--etcd-servers=http://127.0.0.1:${store}`,
    ...[`--bind-address=${address}`, `--secure-port=${port}`],
    // Pods reach it there; no pod reaches loopback, which it refuses to advertise.
    ...(address === loopback ? [] : [`--advertise-address=${address}`]),
    `--cert-dir=${certificates}`,
    ...[`--service-account-key-file=${accountKey}`, `--service-account-signing-key-file=${accountKey}`],
    ...['--service-account-issuer=https://kubernetes.default.svc', `--service-cluster-ip-range=${serviceNetwork}`],
    ...[`--token-auth-file=${tokens}`, '--authorization-mode=RBAC'],
    '--kubelet-preferred-address-types=InternalIP',
    // Debian's etcd does not report its progress, without which a cached list waits for seconds.
    '--watch-cache=false',
  ];
}

/** Kubelets and the servers that extend the API trust it by its certificates, and learn from headers who has called it. */
const extensionOptions = ({ authority, kubeletClient, proxy }) => [
  ...[`--kubelet-certificate-authority=${authority}`, `--kubelet-client-certificate=${kubeletClient.certificate}`],
  `--kubelet-client-key=${kubeletClient.key}`,
  ...[`--requestheader-client-ca-file=${authority}`, `--requestheader-allowed-names=${proxyName}`],
  ...['--requestheader-username-headers=X-Remote-User', '--requestheader-group-headers=X-Remote-Group'],
  '--requestheader-extra-headers-prefix=X-Remote-Extra-',
  ...[`--proxy-client-cert-file=${proxy.certificate}`, `--proxy-client-key-file=${proxy.key}`],
];

/** Calls the API; resolves to status, body and warnings. */
function caller({ address, port, token, certificate }) {
  return (method, path, body, type = 'application/json') =>
    new Promise((resolve, reject) => {
      const headers = { 'Content-Type': type, Authorization: `Bearer ${token}` };
      const options = { host: address, port, path, method, ca: readFileSync(certificate) };
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
