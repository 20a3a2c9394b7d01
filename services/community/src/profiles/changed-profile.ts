import type { AuditDetail, RecordedAct } from '@seed/service-kit/audit-entry';
import type { ProfileRow } from './profile.entity.ts';
import type { ProfileChanges } from './profiles.repository.ts';

/** The names of the changed fields, and the group that an Admin puts the member into. */
export function changedProfile({ memberId }: ProfileRow, changes: ProfileChanges): RecordedAct {
  const { role } = changes;
  const detail: AuditDetail = { fields: Object.keys(changes), ...(role === undefined ? {} : { role }) };
  return { act: 'profile.changed', objectId: memberId, detail };
}
