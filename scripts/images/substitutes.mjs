import { parse } from 'yaml';
import { read } from '../deployment.mjs';

/** The third-party parts of deploy/compose.yaml, by the targets of scripts/images/substitutes/Containerfile. */
const parts = {
  caddy: 'door',
  mariadb: 'database',
  valkey: 'shared-state',
  versitygw: 'objects',
  postfix: 'mail',
  prometheus: 'prometheus',
};

/** The name and version of each image that a substitute has, by its target. */
export function substitutes() {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true });
  return Object.fromEntries(Object.entries(parts).map(([target, part]) => [target, services[part].image]));
}
