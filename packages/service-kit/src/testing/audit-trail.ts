import type { AuditEntry } from '@seed/contracts/audit';
import type { TestClient } from './http-client.ts';

/** An entry of the audit log as tests compare it. */
export type AuditTrailEntry = Pick<AuditEntry, 'actorId' | 'act' | 'object' | 'detail'>;

/** The entries of a started service, oldest first, without changes of roles. */
export async function auditTrail(admin: TestClient): Promise<AuditTrailEntry[]> {
  const { body } = await admin.get<AuditEntry[]>('/api/v1/audit-entries');
  return body
    .filter(({ act }) => act !== 'member.roles_changed')
    .map(({ actorId, act, object, detail }) => ({ actorId, act, object, detail }))
    .toReversed();
}
