import type { PortalState } from './portal-state.ts';

const accounts = [
  ['admin@seed.example', 'Admin, director'],
  ['maria@seed.example', 'participant, Colombia'],
  ['kenji@seed.example', 'alumni, Japan'],
  ['paula@seed.example', 'coordinator, Argentina'],
  ['joao@seed.example', 'professor, Brazil'],
] as const;

/** What `npm start` prints once the portal can be used. */
export function banner(state: PortalState): string {
  const demo = accounts.map(([email, who]) => `    ${email.padEnd(20)} ${who}`);
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
    '',
  ].join('\n');
}
