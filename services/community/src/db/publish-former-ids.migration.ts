import { type MemberIdChanged, memberIdChangedType } from '@seed/contracts/portal-events';
import { publish } from '@seed/service-kit/outbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface StoredIds {
  readonly member_id: string;
  readonly former_ids: string | string[];
}

/** Publishes the changes of ids that happened before there was an event for them. */
export class PublishFormerIds1795737600000 implements MigrationInterface {
  readonly name = 'PublishFormerIds1795737600000';

  async up(runner: QueryRunner): Promise<void> {
    const profiles = (await runner.query('SELECT member_id, former_ids FROM profiles')) as StoredIds[];
    const present = new Set(profiles.map(({ member_id }) => member_id));
    for (const { member_id: memberId, former_ids: stored } of profiles) {
      const formerIds = idsIn(stored).filter((id) => !present.has(id));
      const change: MemberIdChanged = { memberId, formerIds };
      if (formerIds.length > 0) await publish(runner.manager, memberIdChangedType, change);
    }
  }

  /** The events stay: the services may have handled them already. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}

/** MySQL returns JSON as a value, the other databases as a text. */
function idsIn(stored: string | string[]): string[] {
  return typeof stored === 'string' ? (JSON.parse(stored) as string[]) : stored;
}
