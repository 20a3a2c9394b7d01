import { type Finding, ok, problem, type Variables, warning } from './finding.ts';
import { isSecret, knownVariables } from './known-variables.ts';
import type { ReadVariables } from './read-variables.ts';

const part = 'variables';
const secretLength = 32;

/** Variables that are set together or not at all. */
const groups = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['RELEASES_S3_URL', 'RELEASES_S3_BUCKET', 'RELEASES_S3_ACCESS_KEY_ID', 'RELEASES_S3_SECRET_ACCESS_KEY'],
  ['KEYCLOAK_ADMIN_CLIENT_ID', 'KEYCLOAK_ADMIN_CLIENT_SECRET'],
  ['SMTP_URL', 'MAIL_FROM', 'UNSUBSCRIBE_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
];

/** Checks names, and values that contradict each other. */
export function checkVariables({ variables, given, findings }: ReadVariables): Finding[] {
  const found = [
    ...findings,
    ...typingMistakes(given),
    ...incompleteGroups(variables),
    ...contradictions(variables),
    ...inProduction(variables),
    ...shortSecrets(variables),
  ];
  if (found.length > 0) return found;
  const known = Object.keys(variables).filter((name) => knownVariables.includes(name));
  return [ok(part, `${known.length} variables of the portal, none misspelt, missing or contradictory`)];
}

function typingMistakes(given: readonly string[]): Finding[] {
  return given
    .filter((name) => !isKnown(name))
    .flatMap((name) => {
      const meant = knownVariables.find(
        (known) => known.length > 4 && distance(name.toUpperCase(), known) <= limitFor(known),
      );
      return meant === undefined
        ? []
        : [problem(part, `${name} is not a variable of the portal`, `Name it ${meant}, if that is what is meant.`)];
    });
}

function isKnown(name: string): boolean {
  const secret = name.replace(/_FILE$/, '');
  return knownVariables.includes(name) || (isSecret(secret) && knownVariables.includes(secret));
}

/** Short names resemble each other by chance. */
const limitFor = (name: string) => (name.length < 8 ? 1 : 2);

/** The number of characters to insert, remove, replace or swap (optimal string alignment). */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Number.POSITIVE_INFINITY;
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = (before: number, at: number) => rows[before]?.[at] ?? 0;
      const replaced = cost(i - 1, j - 1) + Number(one[i - 1] !== other[j - 1]);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwap ? cost(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(cost(i - 1, j) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped));
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}

function incompleteGroups(variables: Variables): Finding[] {
  return groups.flatMap((names) => {
    const missing = names.filter((name) => variables[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return [];
    const present = names.filter((name) => !missing.includes(name)).join(', ');
    return [problem(part, `${missing.join(', ')} is missing beside ${present}`, 'Set all of them, or none.')];
  });
}

function contradictions(variables: Variables): Finding[] {
  const { UPSTREAMS, UPSTREAMS_FILE, REGISTRY_URL, RELEASE_ROOT_KEYS, WORKERS, KEYCLOAK_URL } = variables;
  const { RELEASES_DIR, RELEASES_S3_URL } = variables;
  return [
    ...(UPSTREAMS && UPSTREAMS_FILE
      ? [warning(part, 'UPSTREAMS and UPSTREAMS_FILE are both set', 'Keep one of them.')]
      : []),
    ...(REGISTRY_URL && !RELEASE_ROOT_KEYS
      ? [
          problem(
            part,
            'REGISTRY_URL is set without RELEASE_ROOT_KEYS',
            'Set the public root keys: portal keys new makes one.',
          ),
        ]
      : []),
    ...(Number(WORKERS ?? 1) > 1 && !KEYCLOAK_URL
      ? [problem(part, 'WORKERS is more than 1 without KEYCLOAK_URL', 'Set KEYCLOAK_URL, or WORKERS=1.')]
      : []),
    ...(RELEASES_DIR && RELEASES_S3_URL
      ? [problem(part, 'RELEASES_DIR and RELEASES_S3_URL are both set', 'Keep one of them.')]
      : []),
  ];
}

function inProduction(variables: Variables): Finding[] {
  if (variables['NODE_ENV'] !== 'production') {
    return [warning(part, 'NODE_ENV is not production', 'Set NODE_ENV=production where members are served.')];
  }
  const isGateway = variables['UPSTREAMS'] !== undefined || variables['UPSTREAMS_FILE'] !== undefined;
  const { PUBLIC_URL = '', DEMO_DATA, DATABASE_URL } = variables;
  return [
    ...(['KEYCLOAK_URL', ...(isGateway ? [] : ['EVENTS_SECRET'])].flatMap((name) =>
      variables[name] === undefined ? [problem(part, `${name} is missing`, 'It is required in production.')] : [],
    ) satisfies Finding[]),
    ...(PUBLIC_URL.startsWith('https://')
      ? []
      : [warning(part, 'PUBLIC_URL is not https', 'Set the address that members type, with https: it turns HSTS on.')]),
    ...(DEMO_DATA === 'true' ? [problem(part, 'DEMO_DATA is true', 'Remove it: it fills an empty database.')] : []),
    ...(isGateway || DATABASE_URL !== undefined
      ? []
      : [
          warning(
            part,
            'DATABASE_URL is missing',
            'The embedded database has one process: set a server for production.',
          ),
        ]),
  ];
}

function shortSecrets(variables: Variables): Finding[] {
  return ['EVENTS_SECRET', 'UNSUBSCRIBE_SECRET']
    .filter((name) => (variables[name]?.length ?? secretLength) < secretLength)
    .map((name) =>
      problem(part, `${name} has less than ${secretLength} characters`, 'Make one: openssl rand -base64 32'),
    );
}
