import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** While no gateway is ready members get a problem document, as they do from a gateway, and not a page of the proxy. */
const noServer = JSON.stringify({
  type: 'urn:seed:problem:upstream-unavailable',
  title: 'The service is not available right now',
  status: 503,
  code: 'upstream_unavailable',
});

/** A gateway or replica reports after 2 s while a part of it is slow, and would be taken for down by a shorter limit; as in the chart. */
const reportLimitMs = 5000;

const common = `
global
  maxconn 4000
defaults
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
  retries 3
  option redispatch 1
`;

/** The proxy of the database. One node at a time is written to, which `check-nodes.mjs` chooses: transactions at two abort each other. */
export function databaseProxy({ port, nodes, checks }) {
  const servers = nodes.map(
    (node, index) => `  server ${node.name} ${node.host}:${node.port} check addr 127.0.0.1 port ${checks[index]}`,
  );
  return `${common}
listen database
  bind 127.0.0.1:${port}
  mode tcp
  option httpchk GET /
  default-server inter 250ms fall 1 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}

/**
 * The proxy before the gateways, and one address for each service, over which services send each other events. A request is
 * sent to another process only if it never reached the first, or if a second one has no further effect.
 */
export function portalProxy({ front, gateways, services }) {
  const listens = [
    listenFor({ name: 'portal', port: front, targets: gateways }),
    ...services.map(({ name, port, replicas }) => listenFor({ name, port, targets: replicas })),
  ];
  return `${common}${listens.join('')}`;
}

function listenFor({ name, port, targets }) {
  const servers = targets.map((target, index) => `  server ${name}-${index + 1} 127.0.0.1:${target} check`);
  return `
listen ${name}
  bind 127.0.0.1:${port}
  mode http
  timeout check ${reportLimitMs}
  option forwardfor
  http-error status 503 content-type application/problem+json string '${noServer}' hdr Retry-After 2
  balance leastconn
  http-request disable-l7-retry unless { method GET HEAD } || { req.hdr(idempotency-key) -m found }
  retry-on conn-failure empty-response
  option httpchk
  http-check send meth GET uri /health/ready ver HTTP/1.1 hdr Host 127.0.0.1:${port}
  default-server inter 2s fastinter 200ms downinter 200ms fall 2 rise 1 observe layer4 error-limit 2 on-error mark-down
${servers.join('\n')}
`;
}

/** Starts HAProxy in the foreground, supervised. */
export function startProxy(processes, { name, folder, config }) {
  const file = join(folder, `${name}.cfg`);
  writeFileSync(file, config);
  processes.start(name, { command: 'haproxy', args: ['-db', '-f', file], supervised: true, stopSignal: 'SIGINT' });
}
