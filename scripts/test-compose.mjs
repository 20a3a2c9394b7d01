// Checks deploy/compose.yaml: every deployable and variable is there, no secret has a default, one port is published.
//   node scripts/test-compose.mjs
import { parse } from 'yaml';
import { deployables, findings, isKnownVariable, read, services } from './deployment.mjs';

const text = read('deploy/compose.yaml');
const { services: parts, networks } = parse(text, { merge: true });
const { check, end } = findings();

const variables = [...text.matchAll(/(?<!\$)\$\{([A-Z_]+)(:?[-?][^}]*)?\}/g)].map(([, name, rest = '']) => ({
  name,
  rest,
}));
const examples = new Set([...read('deploy/.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
/** Without these the portal runs, and leaves out what they are for. */
const optional = ['KEYCLOAK_ADMIN_CLIENT_SECRET', 'MAIL_REPORTS_SECRET'];
const isSecret = (name) => /SECRET|PASSWORD|ACCESS_KEY/.test(name) && !optional.includes(name);

for (const { name, rest } of variables) {
  check(examples.has(name), `deploy/.env.example has no ${name}`);
  if (isSecret(name)) check(rest.startsWith(':?'), `${name} is a secret: without a value it must be an error`);
}
for (const name of examples) {
  check(
    variables.some((one) => one.name === name),
    `deploy/compose.yaml does not use ${name}`,
  );
}
for (const [, name, value] of read('deploy/.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)) {
  if (isSecret(name)) check(value === '', `deploy/.env.example has a value for the secret ${name}`);
}

for (const name of deployables) {
  const part = parts[name];
  check(part !== undefined, `deploy/compose.yaml has no ${name}`);
  if (part === undefined) continue;
  check(part.build.args.DEPLOYABLE === name, `${name} is built as ${part.build.args.DEPLOYABLE}`);
  check(part.read_only === true && part.cap_drop?.[0] === 'ALL', `${name} is not hardened`);
  for (const variable of Object.keys(part.environment)) {
    check(isKnownVariable(variable), `${name} gets ${variable}, which docs/environment.md does not explain`);
  }
}

const { gateway, door, community } = parts;
const upstreams = JSON.parse(gateway.environment.UPSTREAMS);
const subscribers = JSON.parse(community.environment.EVENT_SUBSCRIBERS);
check(Object.keys(upstreams).toSorted().join() === services.join(), 'UPSTREAMS does not list all services');
check(Object.keys(subscribers).toSorted().join() === services.join(), 'EVENT_SUBSCRIBERS does not list all services');
const targets = parse(read('deploy/compose/prometheus.yaml')).scrape_configs[0].static_configs[0].targets;
check(
  targets
    .map((target) => target.split(':')[0])
    .toSorted()
    .join() === deployables.join(),
  'deploy/compose/prometheus.yaml does not scrape every deployable',
);
const databases = /for name in (.*?); do/.exec(read('deploy/compose/make-databases.sh'))[1].split(' ');
check(databases.toSorted().join() === [...services, 'keycloak'].toSorted().join(), 'make-databases.sh lacks a service');

const caddyfile = read('deploy/compose/Caddyfile');
check(!/^\trespond/m.test(caddyfile), 'the Caddyfile responds beside its handles, and Caddy does so after them only');
const [{ ip_range: addresses }] = networks.default.ipam.config;
check(caddyfile.includes(`remote_ip ${addresses}\n`), `the Caddyfile does not have the containers' range ${addresses}`);

const published = Object.entries(parts).filter(([, { ports }]) => ports !== undefined);
check(published.length === 1 && door.ports.length === 1, 'only the door publishes a port, and one');
// These images have a health check of their own.
const ownHealth = [...deployables, 'mail', 'buckets'];
for (const [name, part] of Object.entries(parts)) {
  check(ownHealth.includes(name) || part.healthcheck !== undefined, `${name} has no health check`);
  check(part.restart !== undefined, `${name} has no restart policy`);
  check(!/:latest$/.test(part.image) && part.image.includes(':'), `${name} has no version of its image`);
  for (const other of Object.keys(part.depends_on ?? {})) check(parts[other] !== undefined, `${name} needs ${other}`);
}
end('deploy/compose.yaml');
