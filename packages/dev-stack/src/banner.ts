import type { PortalState } from './portal-state.ts';

const accounts = [
  ['admin@seed.example', 'Admin, director'],
  ['maria@seed.example', 'participant, Colombia'],
  ['kenji@seed.example', 'alumni, Japan'],
  ['paula@seed.example', 'coordinator, Argentina'],
  ['joao@seed.example', 'professor, Brazil'],
] as const;

/** The text that `npm start` prints as soon as the portal can be used. */
export function banner(state: PortalState): string {
  const demo = accounts.map(([email, role]) => `    ${email.padEnd(20)} ${role}`);
  const services = Object.entries(state.services).map(
    ([name, { url, pid }]) => `    ${name.padEnd(20)} ${url} (${pid})`,
  );
  const identity = process.env['KEYCLOAK_URL']
    ? [`  Identity  ${process.env['KEYCLOAK_URL']}`]
    : ["  Demo accounts, password 'seed':", ...demo];
  return [
    '',
    `  SEED intranet  ${state.url}`,
    '',
    ...identity,
    '',
    '  Services:',
    ...services,
    '',
    '  Ctrl-C stops it.',
    ...oldNode(process.versions.node),
    '',
  ].join('\n');
}

const unmaintained = 20;

function oldNode(version: string): string[] {
  const isOld = Number.parseInt(version, 10) <= unmaintained;
  return isOld ? [`  Node ${version} gets no more security updates; Node 22 and 24 do.`] : [];
}
