import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Finding, ok, problem, reasonOf, type Variables, warning } from './finding.ts';
import { httpGet } from './http-get.ts';

const upstreams = z.record(z.string(), z.object({ replicas: z.array(z.string()) }));
const report = z.object({ status: z.string() });

/** The replicas that the gateway's variables name, by service. */
export function replicasOf({ UPSTREAMS: text, UPSTREAMS_FILE: file }: Variables): Map<string, readonly string[]> {
  try {
    const json = text ?? (file === undefined ? '{}' : readFileSync(file, 'utf8'));
    const parsed = upstreams.parse(JSON.parse(json));
    return new Map(Object.entries(parsed).map(([name, { replicas }]) => [name, replicas]));
  } catch {
    return new Map();
  }
}

/** Checks a running gateway, every replica of a service, and the registry of releases. */
export async function checkPortal(portal: string | undefined, variables: Variables): Promise<Finding[]> {
  const { REGISTRY_URL: registry } = variables;
  const parts = [
    ...(portal === undefined ? [] : [{ part: 'gateway', address: portal }]),
    ...[...replicasOf(variables)].flatMap(([service, replicas]) =>
      replicas.map((address) => ({ part: `service ${service}`, address })),
    ),
    ...(registry === undefined ? [] : [{ part: 'registry', address: registry }]),
  ];
  const checked = await Promise.all(parts.map(({ part, address }) => checkReadiness(part, address)));
  return [...checkUpstreams(variables), ...checked, ...checkRootKeys(variables)];
}

function checkUpstreams(variables: Variables): Finding[] {
  const { UPSTREAMS, UPSTREAMS_FILE } = variables;
  if ((UPSTREAMS ?? UPSTREAMS_FILE) === undefined || replicasOf(variables).size > 0) return [];
  const mend = 'Write JSON such as {"notices":{"replicas":["http://127.0.0.1:4001"]}}.';
  return [problem('gateway', 'UPSTREAMS names no service', mend)];
}

async function checkReadiness(part: string, address: string): Promise<Finding> {
  const url = `${address.replace(/\/+$/, '')}/health/ready`;
  try {
    const { status, body } = await httpGet(url);
    const state = report.safeParse(body).data?.status;
    if (status === 200 && state === 'degraded') {
      return warning(
        part,
        `${address} is degraded: a part of the portal is down`,
        'Look at the internal port, /health/ready.',
      );
    }
    if (status === 200 && state === 'up') return ok(part, `${address} is ready`);
    const mend =
      state === undefined
        ? 'Correct the address: this is another program.'
        : 'Look into its log for "not ready" or "health check failed".';
    return problem(part, `${address} is not ready (${status}${state === undefined ? '' : `, ${state}`})`, mend);
  } catch (error) {
    return problem(part, `${address}: ${reasonOf(error)}`, 'Start it, or correct its address.');
  }
}

function checkRootKeys({ RELEASE_ROOT_KEYS: text }: Variables): Finding[] {
  if (text === undefined) return [];
  const keys = text.split(',').flatMap((key) => key.trim() || []);
  const wrong = keys.filter((key) => !isPublicKey(key));
  if (wrong.length === 0) return [ok('root keys', `${keys.length} Ed25519 public keys`)];
  const mend = 'Set the public key that portal keys new prints; the private one stays offline.';
  return [problem('root keys', `${wrong.length} of ${keys.length} are no Ed25519 public keys`, mend)];
}

function isPublicKey(x: string): boolean {
  try {
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return x.length === 43;
  } catch {
    return false;
  }
}
