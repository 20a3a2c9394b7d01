import { type AuditEntry, auditEntry, listAuditEntries } from '@seed/contracts/audit';
import { apiBasePath, urlOf } from '@seed/contracts/endpoint';
import { listOf } from '@seed/contracts/lists';
import { forbidden } from '@seed/service-kit/problem-error';
import { parse } from 'zod';
import { pickReplica, type Replica } from '../upstream/replica.ts';
import type { ServiceUpstream } from '../upstream/service-upstream.ts';
import type { AuditPage, AuditQuery, AuditSource } from './audit-source.ts';

const timeoutMs = 5000;
const entries = listOf(auditEntry);

/** A service's part of the audit log could not be read. */
export class AuditSourceError extends Error {
  override readonly name = 'AuditSourceError';
  readonly code = 'audit_source_unavailable';
}

/** The audit log of a service, read with the token of the Admin. A service without one has no entries. */
export function serviceSource({ name, replicas }: ServiceUpstream): AuditSource {
  return { name, read: (query, headers) => readFromOne(name, replicas, { query, headers }) };
}

interface AuditRequest {
  readonly query: AuditQuery;
  readonly headers: readonly string[];
}

/** Another replica is tried when one cannot be reached. */
async function readFromOne(name: string, replicas: readonly Replica[], request: AuditRequest): Promise<AuditPage> {
  const tried = new Set<Replica>();
  let failure: unknown;
  for (let replica = pickReplica(replicas, tried); replica !== undefined; replica = pickReplica(replicas, tried)) {
    try {
      return await readFrom(replica, request);
    } catch (error) {
      if (!isOfConnection(error)) throw error;
      failure = error;
      tried.add(replica);
    }
  }
  throw new AuditSourceError(`no replica of ${name} can be reached`, { cause: failure });
}

async function readFrom(replica: Replica, { query, headers }: AuditRequest): Promise<AuditPage> {
  const response = await replica.requests.request({
    method: 'GET',
    path: `${apiBasePath}${urlOf(listAuditEntries, {}, { ...query })}`,
    headers: [...headers],
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { statusCode, body } = response;
  if (statusCode !== 200) {
    await body.dump();
    if (statusCode === 404) return { entries: [], hasMore: false };
    if (statusCode === 401 || statusCode === 403) throw forbidden('A service refuses the audit log to you.');
    throw new AuditSourceError(`${replica.url} responded ${statusCode}`);
  }
  const found: AuditEntry[] = parse(entries, await body.json());
  return { entries: found, hasMore: String(response.headers['link'] ?? '').includes('rel="next"') };
}

function isOfConnection(error: unknown): boolean {
  return error instanceof Error && !(error instanceof AuditSourceError) && 'code' in error && isSystemCode(error.code);
}

/** Whether a code is one of the system or of undici; our own codes are in lower case. */
function isSystemCode(code: unknown): boolean {
  return typeof code === 'string' && code === code.toUpperCase();
}
