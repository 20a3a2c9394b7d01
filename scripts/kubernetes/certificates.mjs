import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { clusterAddress, domain } from './addresses.mjs';

const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** Has openssl make an authority, and by it one certificate for all names of the test's domain; returns their files. */
export function makeCertificates(folder) {
  const files = {
    authority: join(folder, 'ca.pem'),
    authorityKey: join(folder, 'ca.key'),
    certificate: join(folder, 'tls.crt'),
    key: join(folder, 'tls.key'),
  };
  const { authority, authorityKey, certificate, key: own } = files;
  request('-subj', '/CN=The authority of a test', '-keyout', authorityKey, '-out', authority);
  const names = ['-subj', `/CN=${domain}`, '-addext', `subjectAltName=DNS:*.${domain}`];
  sign({ authority, authorityKey }, { certificate, key: own }, ...names);
  return files;
}

/** The name by which the API server calls servers that extend its API. */
export const proxyName = 'front-proxy-client';

/**
 * Has openssl make the certificates of a cluster by the same authority: of the kubelets, of the API server as their client, and of
 * the API server as a proxy of the servers that extend its API.
 * @param {ReturnType<typeof makeCertificates>} tls the authority
 */
export function makeClusterCertificates(folder, { authority, authorityKey }) {
  const make = (name, ...args) => {
    const files = { certificate: join(folder, `${name}.crt`), key: join(folder, `${name}.key`) };
    sign({ authority, authorityKey }, files, ...args);
    return files;
  };
  return {
    authority,
    kubelet: make('kubelet', '-subj', '/CN=kubelet', '-addext', `subjectAltName=IP:${clusterAddress}`),
    kubeletClient: make('kubelet-client', '-subj', '/O=system:masters/CN=kube-apiserver'),
    proxy: make('proxy', '-subj', `/CN=${proxyName}`),
  };
}

function sign({ authority, authorityKey }, { certificate, key: own }, ...args) {
  const signed = ['-CA', authority, '-CAkey', authorityKey, '-addext', 'basicConstraints=critical,CA:FALSE'];
  request(...args, ...signed, '-keyout', own, '-out', certificate);
}

function request(...args) {
  const { status, stderr, error } = spawnSync('openssl', ['req', '-x509', '-days', '2', ...key, ...args], {
    encoding: 'utf8',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`openssl req ${args.join(' ')}: ${stderr}`);
}
