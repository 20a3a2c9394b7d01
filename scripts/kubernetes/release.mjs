import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployables, services } from '../deployment.mjs';
import { imageOf, imageRepository } from '../images/portal-images.mjs';
import { hostOf } from './addresses.mjs';
import { create, makeNamespace } from './objects.mjs';
import { databaseUser, keycloakDatabaseUrl, secretOf } from './outside.mjs';

export const namespace = 'seed';
export const release = 'seed';
/** The selector of the portal's pods. */
export const portalLabels = `app.kubernetes.io/instance=${release}`;
/** The selector of those that serve, without the jobs. */
export const servingLabels = `${portalLabels},seed-intranet/role=server`;
const chart = 'deploy/helm/seed-intranet';
const secretName = 'seed-intranet';
const plenty = '1000000';
const sender = 'portal@seed.example';

/** Makes what the README of the chart lists before an installation: namespace, secrets and authorities. */
export async function prepareRelease({ call, tls }) {
  await makeNamespace(call, namespace);
  await makeSecret(call, secretName, secretOf(services));
  const certificate = { 'tls.crt': read(tls.certificate), 'tls.key': read(tls.key) };
  await makeSecret(call, 'seed-intranet-tls', certificate, 'kubernetes.io/tls');
  const metadata = { name: 'authorities' };
  await create(
    call,
    { apiVersion: 'v1', kind: 'ConfigMap', metadata, data: { 'ca.pem': read(tls.authority) } },
    namespace,
  );
}

const read = (file) => readFileSync(file, 'utf8');

const makeSecret = (call, name, stringData, type = 'Opaque') =>
  create(call, { apiVersion: 'v1', kind: 'Secret', metadata: { name }, type, stringData }, namespace);

/** The services without an autoscaler, whose replicas an operator sets. */
export const unscaled = ['clubs'];

/** The values of the installation. All members come from one address, so its limits are not those of one member. */
const values = {
  image: { repository: imageRepository, pullPolicy: 'Never' },
  portal: {
    url: `https://${hostOf('portal')}`,
    supportEmail: 'support@seed.example',
    associationUrl: 'https://www.example.org',
  },
  identity: { url: `https://${hostOf('login')}` },
  secrets: { existingSecret: secretName },
  authorities: { existingConfigMap: 'authorities' },
  database: { connections: 250 },
  objects: { endpoint: `https://${hostOf('objects')}` },
  mail: { from: `SEED <${sender}>` },
  realmImport: {
    enabled: true,
    databaseUrl: keycloakDatabaseUrl,
    databaseUser,
    mail: { host: hostOf('mail'), from: sender },
  },
  ingress: { className: 'skipper' },
  // The load reaches it in no step; that of the autoscaler sets a lower one for the forums.
  defaults: { autoscaling: { targetCpuPercent: 10_000 } },
  services: {
    forums: { autoscaling: { maxReplicas: 3 } },
    ...Object.fromEntries(unscaled.map((id) => [id, { autoscaling: { enabled: false } }])),
  },
  gateway: { env: { OPEN_REQUESTS_PER_ADDRESS: '10000', ADDRESS_REQUESTS_PER_MINUTE: plenty } },
  // The root keys of no registry; the gateway serves the modules of its own version.
  releases: { rootKeys: ['11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'] },
};

/** Writes the values, and returns the commands of helm for the release; each waits for the pods, and throws if it fails. */
export function releaseFor({ helm, folder }) {
  const file = join(folder, 'values.json');
  writeFileSync(file, JSON.stringify(values));
  const run = async (command, ...args) => {
    const code = await helm(command, release, ...args, '--namespace', namespace, '--wait', '--timeout', '10m');
    if (code !== 0) throw new Error(`helm ${command} ended with ${code}, see helm.log`);
  };
  return {
    install: () => run('install', chart, '--values', file),
    upgrade: (...args) => run('upgrade', chart, '--values', file, ...args),
    rollback: () => run('rollback'),
    uninstall: () => run('uninstall'),
  };
}

/** The images of the next version: the same ones by another name, but for `others`; it replaces every pod. */
export function tagNextVersion(nodes, tag, others = {}) {
  for (const node of nodes) {
    for (const name of deployables) node.tagImage(others[name] ?? imageOf(name), `${imageRepository}/${name}:${tag}`);
  }
}
