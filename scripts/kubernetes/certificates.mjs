import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { domain } from './addresses.mjs';

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
  const signed = ['-CA', authority, '-CAkey', authorityKey, '-addext', 'basicConstraints=critical,CA:FALSE'];
  request(...names, ...signed, '-keyout', own, '-out', certificate);
  return files;
}

function request(...args) {
  const { status, stderr, error } = spawnSync('openssl', ['req', '-x509', '-days', '2', ...key, ...args], {
    encoding: 'utf8',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`openssl req ${args.join(' ')}: ${stderr}`);
}
