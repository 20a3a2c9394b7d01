import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { membershipLimits, membersOfClub } from '../members/membership.entity.ts';

export class AddMemberships1795996800000 implements MigrationInterface {
  readonly name = 'AddMemberships1795996800000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.addColumn('clubs', db.integer('member_count', { default: 0 }));
    await db.createTable({
      name: 'club_members',
      columns: [
        db.id(),
        db.integer('club_id'),
        db.varchar('member_id', membershipLimits.memberId, { exact: true }),
        db.varchar('member_name', membershipLimits.memberName),
        db.instant('created_at'),
      ],
      uniques: [{ name: 'uq_club_members', columns: ['member_id', 'club_id'] }],
      indices: [{ name: membersOfClub, columns: ['club_id', 'created_at', 'id'] }],
      foreignKeys: [{ name: 'fk_club_members_club', column: 'club_id', references: 'clubs', onDelete: 'CASCADE' }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.dropTable('club_members');
    await db.dropColumn('clubs', 'member_count');
  }
}
